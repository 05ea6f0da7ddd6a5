import 'server-only'
import type { EntryKind } from '@/domain/payments/ledger'
import { isOnPage, paged } from '@/server/db/statements/paged'
import { alias, and, eq, ne, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'
import { isSettled, settlementDay } from '@/features/selling/payouts/funds'

export const LINES_A_PAGE = 10

/** `settled`: counts as available. `waiting`: for the delivery; `dated`: for its day; `disputed`: for the provider; `unpaid`: for the buyer, who has terms. */
export type LineState = 'settled' | 'waiting' | 'dated' | 'disputed' | 'unpaid' | 'cancelled'

/** What one order, one adjustment or one tax on commission brought. Amounts are signed as the seller's. */
export type FinanceLine = {
  key: string
  at: string
  order: string | null
  number: string | null
  state: LineState
  settlesOn: string | null
  sale: number
  /** What the house paid of discounted goods (rule M130). */
  discount: number
  shipping: number
  tax: number
  commission: number
  commissionTax: number
  refund: number
  adjustment: number
  net: number
  /** Of the order's taxes, those due at the border. */
  importTax: number
  /** What the order came to for the buyer, and the taxes of it that Maru collected and remits. */
  total: number | null
  ourTax: number
  memo: string | null
}

export type LinePage = { lines: FinanceLine[]; page: number; pages: number }

type Row = FinanceLine & { count: number }

const { ledger_entries: entries, orders_taxes } = tables
const o = alias(tables.orders, 'o')
const c = alias(tables.checkouts, 'c')

/** Of an order `o` and its checkout `c`. */
export const orderState = (today: string) => sql<LineState>`case when ${isSettled(today)} then 'settled'
    when ${o.status} = 'cancelled' then 'cancelled' when ${c.dispute} = 'open' then 'disputed'
    when ${o.settlesOn} is null then 'waiting' when ${c.owed} > 0 and not ${c.settlesUnpaid} then 'unpaid' else 'dated' end`

export const sumOf = (kind: EntryKind) =>
  sql`coalesce(sum(${entries.amount}) filter (where ${entries.kind} = ${kind}), 0)`
    .mapWith(Number)
    .as(`${kind}_sum`)

const KEY = sql<string | null>`coalesce(${entries.order}::text, ${entries.entrySet})`

/** Entries by order, or one by one where they have none. */
const linesOf = (db: Database, seller: string) =>
  db.$with('lines').as(
    db
      .select({
        key: KEY.as('line_key'),
        order: entries.order,
        at: sql<string>`min(${entries.createdAt})`.as('line_at'),
        memo: sql<string | null>`max(${entries.memo})`.as('line_memo'),
        sale: sumOf('sale'),
        discount: sumOf('discount'),
        shipping: sumOf('shipping'),
        tax: sumOf('tax'),
        commission: sumOf('commission'),
        commissionTax: sumOf('commission_tax'),
        refund: sumOf('refund'),
        adjustment: sumOf('adjustment'),
        net: sql`sum(${entries.amount})`.mapWith(Number).as('line_net'),
      })
      .from(entries)
      .where(and(eq(entries.seller, seller), eq(entries.account, 'seller'), ne(entries.kind, 'payout')))
      .groupBy(sql`1, 2`),
  )

/** The taxes of an order `o` that Maru collects, or that are due at the border. */
export const taxBy = (db: Database, collector: 'importer' | 'platform') => {
  const sum = db
    .select({ sum: sql`sum(${orders_taxes.amount})` })
    .from(orders_taxes)
    .where(and(eq(orders_taxes._parentID, o.id), eq(orders_taxes.collector, collector)))
  return sql`coalesce(${sum}, 0)`.mapWith(Number)
}

/** A page of lines by order, newest first, in one statement. A page beyond the last shows the last. */
export async function listLines(seller: string, asked: number, today = settlementDay()): Promise<LinePage> {
  const db = await database()
  const all = linesOf(db, seller)
  const { key, order, at, memo, sale, discount, shipping, tax, commission, commissionTax, refund } = all
  const { adjustment, net } = all
  const placed = db.$with('placed').as(
    db
      .select({
        ...{ key, order, at, memo, sale, discount, shipping, tax, commission, commissionTax, refund },
        ...{ adjustment, net },
        count: sql`count(*) over ()`.mapWith(Number).as('line_count'),
        place: sql`row_number() over (order by ${at} desc, ${key} desc)`.as('place'),
      })
      .from(all),
  )
  const rows = await db
    .with(all, placed)
    .select({
      key: placed.key,
      at: placed.at,
      order: placed.order,
      number: o.number,
      memo: placed.memo,
      sale: placed.sale,
      discount: placed.discount,
      shipping: placed.shipping,
      tax: placed.tax,
      commission: placed.commission,
      commissionTax: placed.commissionTax,
      refund: placed.refund,
      adjustment: placed.adjustment,
      net: placed.net,
      count: placed.count,
      settlesOn: o.settlesOn,
      importTax: taxBy(db, 'importer'),
      total: o.totalAmount,
      ourTax: taxBy(db, 'platform'),
      state: sql<LineState>`case when ${placed.order} is null then 'settled' else ${orderState(today)} end`,
    })
    .from(sql`(select 1) as always`)
    .leftJoin(placed, isOnPage(placed.place, placed.count, asked, LINES_A_PAGE))
    .leftJoin(o, eq(o.id, placed.order))
    .leftJoin(c, eq(c.id, o.checkout))
    .orderBy(placed.place)
  const lines = rows.filter((row): row is Row => row.key !== null)
  return { lines, ...paged(lines[0]?.count ?? 0, asked, LINES_A_PAGE) }
}
