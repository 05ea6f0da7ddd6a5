import 'server-only'
import { isMonth, monthOf } from '@/domain/payments/revenue'
import { statementOf, type Statement, type StatementLine } from '@/domain/payments/statement'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { settlementDay } from './funds'
import { ENTRY_MONTH } from './list-months'

export type SellerStatement = Statement & { month: string; company: string; companyKo: string | null }

type Row = {
  company: string
  companyKo: string | null
  entries: number
  opening: number
  lines: StatementLine[] | null
}

/** The statement of a seller's month; null for a month before the first entry, in the future, or of a wrong form. */
export async function getStatement(seller: string, month: string): Promise<SellerStatement | null> {
  if (!isMonth(month) || month > monthOf(settlementDay())) return null
  const [row] = await rowsOf<Row>(
    await database(),
    sql`with entries as (
        select l.*, ${ENTRY_MONTH} as month from ledger_entries l where l.seller_id = ${seller} and l.account = 'seller'
      )
      select s.company, s.company_ko as "companyKo", (select count(*)::int from entries where month <= ${month}) as entries,
        (select coalesce(sum(amount), 0)::float8 from entries where month < ${month}) as opening,
        (select json_agg(json_build_object('at', e.created_at, 'kind', e.kind, 'amount', e.amount, 'order', o.number,
            'note', coalesce(e.memo, p.reference)) order by e.created_at, e.entry_set, e.id)
          from entries e left join orders o on o.id = e.order_id left join payouts p on p.id = e.payout_id
          where e.month = ${month}) as lines
      from sellers s where s.id = ${seller}`,
  )
  if (!row || row.entries === 0) return null
  const { company, companyKo, opening, lines } = row
  return { ...statementOf(opening, lines ?? []), month, company, companyKo }
}
