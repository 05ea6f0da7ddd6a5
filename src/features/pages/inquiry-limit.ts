import 'server-only'
import { boot } from '@/server/data'
import { sql } from '@/server/sql'

const PER_PERSON = 3
const FOR_ALL = 200

/** Three an hour from one address, two hundred from everybody: nobody buries the inbox. */
export async function mayAskNow(email: string): Promise<boolean> {
  const payload = await boot()
  const { rows } = await payload.db.drizzle.execute<{ mine: number; all: number }>(sql`
    select count(*) filter (where lower(email) = lower(${email.trim()}))::int as mine, count(*)::int as all
    from inquiries where created_at > now() - interval '1 hour'`)
  const { mine = 0, all = 0 } = rows[0] ?? {}
  return mine < PER_PERSON && all < FOR_ALL
}
