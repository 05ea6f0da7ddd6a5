import { codeAt, stepAt } from '@/server/auth/staff/totp'
import { aSecondFactor, aStaffMember, FACTOR_SECRET, PASSWORD } from './factories/people'
import { unique } from './factories/unique'
import type { World } from './open-world'

/** Who is signed in as, from which address. */
export const ADDRESS = '198.51.100.7'

/** A new member of staff, with a second factor where one is wanted. */
export async function hire({ system }: World, role: 'admin' | 'editor', { hasFactor = false } = {}) {
  const member = aStaffMember(unique('colleague'), role)
  const id = await system.make('staff', member)
  if (hasFactor) await system.make('second-factors', aSecondFactor(id))
  return { id, email: member.email, password: PASSWORD }
}

/** What the authenticator shows, some steps of the clock from now. */
export const codeIn = (steps = 0, secret = FACTOR_SECRET) => codeAt(secret, stepAt(Date.now()) + steps)

/** What is remembered about a member of staff, the newest last. */
export async function notesAbout({ system }: World, id: string): Promise<string[]> {
  const notes = await system.all('audit-events', { where: { subjectId: { equals: id } }, sort: 'createdAt' })
  return notes.map(({ action, details }) => [action, details].filter(Boolean).join(': '))
}
