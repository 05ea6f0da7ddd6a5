import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import type { Streams } from './streams'

/** Ends streams whose session is no longer there: the bus says so at once, this finds what it missed, in one statement. */
export async function endExpired(streams: Streams) {
  const all = streams.all()
  if (all.length === 0) return
  const sessions = JSON.stringify([...new Set(all.map(({ session }) => session))])
  const rows = await rowsOf<{ id: string }>(
    await database(),
    sql`select s.id from users_sessions s join users u on u.id = s._parent_id
      where s.id in (select jsonb_array_elements_text(${sessions}::jsonb)) and s.expires_at > now() and u.deleted_at is null`,
  )
  const there = new Set(rows.map(({ id }) => id))
  for (const stream of all) if (!there.has(stream.session)) streams.close(stream)
}
