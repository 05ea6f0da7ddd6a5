import 'server-only'
import * as z from 'zod'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const row = z.object({
  id: z.string(),
  text: z.string(),
  at: isoTime,
  isBuyers: z.boolean(),
  isHidden: z.boolean(),
  files: z.number(),
})

export type OrderMessage = z.infer<typeof row>

/** So many are shown beside an order. */
const MOST = 50

/**
 * What was written about an order of a company, oldest first, for its owners (rule P37): the newest fifty. Nothing else of the conversation,
 * which stays between the two who have it.
 */
export async function listOrderMessages(reader: string, order: string): Promise<OrderMessage[]> {
  const newest = await checkedRows(
    await database(),
    row,
    sql`select m.id, m.text, m.created_at as at, m.sender_id = o.buyer_id as "isBuyers", m.hidden_at is not null as "isHidden",
        (select count(*)::int from documents d where d.message_id = m.id and m.hidden_at is null) as files
      from orders o
        join company_members c on c.company_id = o.company_id and c.user_id = ${reader} and c.role = 'owner'
        join messages m on m.order_id = o.id and m.buyer_id = o.buyer_id and m.seller_id = o.seller_id
      where o.id = ${order} order by m.created_at desc, m.seq desc limit ${MOST}`,
  )
  return newest.toReversed()
}
