import 'server-only'
import { sql } from '@/server/sql'
import { boot } from '@/server/data'
import { currentUser } from '@/server/session'

/** Removes this one session: one statement on its own row, so that other sessions and the account are not rewritten. */
export async function signOut() {
  const user = await currentUser()
  if (!user || !('_sid' in user)) return
  const table = user.collection === 'staff' ? sql`staff_sessions` : sql`users_sessions`
  const payload = await boot()
  await payload.db.drizzle.execute(
    sql`delete from ${table} where id = ${user._sid} and _parent_id = ${user.id}`,
  )
}
