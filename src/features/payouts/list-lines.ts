import 'server-only'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { isSettled, settlementDay } from './funds'

export const LINES_A_PAGE = 10

/** `settled`: counts as available. `waiting`: for the delivery; `dated`: for its day; `disputed`: for the provider. */
export type LineState = 'settled' | 'waiting' | 'dated' | 'disputed' | 'cancelled'

/** What one order, or one adjustment, brought. Amounts are signed as the seller's. */
export type FinanceLine = {
  key: string
  at: string
  order: string | null
  number: string | null
  state: LineState
  settlesOn: string | null
  sale: number
  shipping: number
  tax: number
  commission: number
  refund: number
  adjustment: number
  net: number
  memo: string | null
}

export type LinePage = { lines: FinanceLine[]; page: number; pages: number }

type Row = FinanceLine & { count: number }

const sumOf = (kind: string) =>
  sql`coalesce(sum(l.amount) filter (where l.kind = ${kind}), 0)::float8 as ${sql.identifier(kind)}`

/** A page of lines by order, newest first, in one statement. A page beyond the last shows the last. */
export async function listLines(seller: string, asked: number, today = settlementDay()): Promise<LinePage> {
  const rows = await rowsOf<Partial<Row>>(
    await database(),
    sql`with lines as (
        select coalesce(l.order_id::text, l.entry_set) as key, l.order_id, min(l.created_at) as at, max(l.memo) as memo,
          ${sql.join(['sale', 'shipping', 'tax', 'commission', 'refund', 'adjustment'].map(sumOf), sql`, `)},
          sum(l.amount)::float8 as net
        from ledger_entries l where l.seller_id = ${seller} and l.account = 'seller' and l.kind <> 'payout'
        group by 1, 2
      ), placed as (
        select *, count(*) over ()::int as count, row_number() over (order by at desc, key desc) as place from lines
      )
      select p.key, p.at, p.order_id as order, o.number, p.memo, p.sale, p.shipping, p.tax, p.commission, p.refund, p.adjustment,
        p.net, p.count, o.settles_on as "settlesOn",
        case when p.order_id is null or ${isSettled(today)} then 'settled' when o.status = 'cancelled' then 'cancelled'
          when c.dispute = 'open' then 'disputed' when o.settles_on is null then 'waiting' else 'dated' end as state
      from (select 1) as always left join placed p
        on ceil(p.place / ${LINES_A_PAGE}::numeric) = least(${asked}::int, ceil(p.count / ${LINES_A_PAGE}::numeric))
      left join orders o on o.id = p.order_id left join checkouts c on c.id = o.checkout_id
      order by p.place`,
  )
  const lines = rows.filter((row): row is Row => typeof row.key === 'string')
  const pages = Math.max(1, Math.ceil((lines[0]?.count ?? 0) / LINES_A_PAGE))
  return { lines, page: Math.min(asked, pages), pages }
}
