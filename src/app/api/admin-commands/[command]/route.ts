import { isAdmin } from '@/domain/people/actor'
import { currentStaffMember } from '@/server/auth/signed-in-actor'
import { route } from '@/server/http/route'
import { COMMANDS, isCommand } from '@/admin/commands/commands'

const RULE = {
  who: async (_: Request, { command: name = '' }: Record<string, string>) => {
    const command = isCommand(name) ? COMMANDS[name] : undefined
    const actor = command && (await currentStaffMember())
    return actor && (command.who === 'staff' || isAdmin(actor)) ? { actor, command } : null
  },
  from: 'own form',
  body: { json: 64 * 1024 },
  params: ['command'],
} as const

/** A command of the panel. Who may not give it gets 404, as for one that does not exist. */
export const POST = route(RULE, (_, { caller: { actor, command }, json }) => command.answer(actor, json))
