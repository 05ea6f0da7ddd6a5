import { DECISIONS } from '@/admin/queues/decisions/commands'
import { FIND } from '@/admin/frame/finder/commands'
import { MONEY } from '@/admin/money/commands'
import { MONEY_SETTINGS } from '@/admin/money/settings/commands'
import { ORDERS } from '@/admin/orders/commands/orders'
import { PEOPLE } from '@/admin/people/commands'
import { PICKS } from '@/admin/pages/picks/commands'
import { PICTURES } from '@/admin/pages/pictures/commands'
import { RECORDS } from '@/admin/records/commands'
import { RETURNS } from '@/admin/orders/commands/returns'
import { STAFF } from '@/admin/people/staff-commands'
import { TALK } from '@/admin/talk/commands'
import { TRANSLATION_COMMANDS } from '@/admin/queues/translations/commands'

/** Every command of the panel, by its name in the address. One file for each subject. */
export const COMMANDS = {
  ...DECISIONS,
  ...FIND,
  ...MONEY,
  ...MONEY_SETTINGS,
  ...ORDERS,
  ...PEOPLE,
  ...PICKS,
  ...PICTURES,
  ...RECORDS,
  ...RETURNS,
  ...STAFF,
  ...TALK,
  ...TRANSLATION_COMMANDS,
}

export type CommandName = keyof typeof COMMANDS

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name)
