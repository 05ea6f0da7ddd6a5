import { memberName } from '@/server/people/names'
import { eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { among } from '@/server/orders/rows'

const { users } = tables

/** How colleagues name a row of `users`: by name, or by email address where there is none. */
export const shownMember = sql<string>`case when deleted_at is null then coalesce(${memberName}, email) else '–' end`

/** Names of colleagues, whose rows no access rule gives. */
export async function readMemberNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: shownMember })
    .from(users)
    .where(inArray(users.id, among(ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The name of one. */
export async function readMemberName(db: Database, id: string): Promise<string> {
  const [row] = await db.select({ name: shownMember }).from(users).where(eq(users.id, id))
  return row?.name ?? '–'
}
