import { setMemberState } from '@/admin/people/member-state'
import type { World } from './open-world'

/** An admin suspends a member, or ends the suspension. */
export async function memberState(
  { ids }: Pick<World, 'ids'>,
  member: string,
  to: 'suspended' | 'active',
  reason = 'Two complaints.',
) {
  const done = await setMemberState(
    { kind: 'staff', role: 'admin', id: ids.staff.admin },
    { member, to, reason },
  )
  if (!done.ok) throw new Error(JSON.stringify(done.issues))
  return done
}
