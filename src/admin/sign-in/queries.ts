import 'server-only'
import { isId } from '@/domain/values/id'
import { asUser } from '@/server/db/data'
import { currentStaff } from '@/server/auth/session/session'

export type StaffColleague = { name: string; email: string; hasFactor: boolean }

/** A staff member, if the current user may read them. */
export async function getColleague(id: string): Promise<StaffColleague | null> {
  const user = await currentStaff()
  if (!user || !isId(id)) return null
  const db = await asUser(user)
  const found = await db.findByID({ collection: 'staff', id, disableErrors: true })
  return found ? { name: found.name, email: found.email, hasFactor: found.factor === 'on' } : null
}
