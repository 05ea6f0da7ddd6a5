import 'server-only'
import * as z from 'zod'
import { UUID } from '@/domain/values/id'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const named = z.object({ id: z.string(), name: z.string() })

/**
 * What the ids among the details of events are called, in one statement: orders, sellers, members, emails and conversations. A seller has the
 * id of its founder, and is called by its company.
 */
export async function nameDetails(
  rows: readonly { details: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ details }) => details?.match(new RegExp(`"${UUID}"`, 'g')) ?? []))]
  if (ids.length === 0) return new Map()
  const asked = sql`any(${sql.param(ids.map((id) => id.slice(1, -1)))}::uuid[])`
  const found = await checkedRows(
    await database(),
    named,
    sql`select id::text as id, number as name from orders where id = ${asked}
      union all select id::text, company from sellers where id = ${asked}
      union all select id::text, email from users u where id = ${asked} and not exists (select from sellers s where s.id = u.id)
      union all select id::text, "to" from emails where id = ${asked}
      union all select t.id::text, concat_ws(' – ', u.email, s.company) from threads t join users u on u.id = t.buyer_id
        left join sellers s on s.id = t.seller_id where t.id = ${asked}`,
  )
  return new Map(found.map(({ id, name }) => [id, name]))
}
