import 'server-only'
import { getTranslations } from 'next-intl/server'
import * as z from 'zod'
import { dayIn, nextMonth } from '@/domain/values/calendar'
import { csvLine } from '@/domain/values/csv'
import type { Locale } from '@/domain/locale'
import { decimal } from '@/domain/money'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import type { Month } from '@/domain/payments/payouts/revenue'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { memberName } from '@/server/people/names'
import { stableIdOf } from '@/server/orders/rows'
import { sellerZone } from '@/server/people/sellers/seller-zone'

const SEOUL = 'Asia/Seoul'
/** Bookings read at a time. */
const AT_ONCE = 500

/** Months of the seller's own days. */
type MonthRange = { from: Month; to: Month }

const text = z.string().nullable()
const AMOUNTS = [
  'sale',
  'discount',
  'shipping',
  'tax',
  'commission',
  'commission_tax',
  'refund',
  'adjustment',
  'payout',
] as const
const booking = z.object({
  at: isoTime,
  set: z.string(),
  order: text,
  buyer: text,
  invoices: text,
  note: text,
  sums: z.record(z.enum(AMOUNTS), z.number()),
  net: z.number(),
  balance: z.number(),
  arrivedAmount: z.number().nullable(),
  arrivedCurrency: text,
  rate: text,
})

/** What a set of entries records is the first part of its name. */
const TYPES = {
  sale: 'sale',
  refund: 'refund',
  payout: 'payout',
  'payout-return': 'returned',
  adjustment: 'adjustment',
  'commission-tax': 'commissionTax',
} as const

const typeOf = (set: string) =>
  Object.entries(TYPES).find(([type]) => set.startsWith(`${type}:`))?.[1] ?? 'adjustment'

/**
 * A line for each booking with its amounts, the balance after it and its days in Seoul and in Toronto, oldest first; streamed
 * in batches (rule S52).
 */
export async function* exportBookings(
  seller: string,
  range: MonthRange,
  locale: Locale,
): AsyncGenerator<string> {
  const t = await getTranslations({ locale, namespace: 'financials.bookkeeping' })
  const kinds = await getTranslations({ locale, namespace: 'financials.statement.kinds' })
  const head = [
    ...[t('columns.seoul'), t('columns.toronto'), t('columns.type'), t('columns.order'), t('columns.buyer')],
    t('columns.invoices'),
    ...AMOUNTS.map((kind) => kinds(kind)),
    ...[t('columns.net'), t('columns.balance'), t('columns.currency'), t('columns.note')],
    ...[t('columns.arrived'), t('columns.arrivedCurrency'), t('columns.rate')],
  ]
  // The byte order mark makes spreadsheets read it as UTF-8.
  yield `\ufeff${csvLine(head)}`
  const sets = await setsOf(seller, range)
  for (let from = 0; from < sets.length; from += AT_ONCE) {
    const rows = await page(seller, sets.slice(from, from + AT_ONCE))
    for (const row of rows) {
      const at = new Date(row.at)
      const { arrivedAmount, arrivedCurrency } = row
      yield csvLine([
        dayIn(SEOUL, at),
        dayIn(SETTLEMENT_ZONE, at),
        t(`types.${typeOf(row.set)}`),
        row.order,
        row.buyer,
        row.invoices,
        ...AMOUNTS.map((kind) => decimal(row.sums[kind] ?? 0)),
        decimal(row.net),
        decimal(row.balance),
        'CAD',
        row.note,
        arrivedAmount === null ? null : decimal(arrivedAmount, arrivedCurrency === 'KRW' ? 0 : 2),
        arrivedCurrency,
        row.rate,
      ])
    }
  }
}

/** The id of the credit note for the refund of an entry set (`issueCreditNote`). */
const creditNoteId = stableIdOf('credit note', sql`split_part(r.entry_set, ':', 2)`)

const bookedSet = z.object({ set: z.string(), at: isoTime, balance: z.number() })

/** The sets of entries of these months with the balance after each, from one reading of the account. */
const setsOf = async (seller: string, { from, to }: MonthRange) =>
  checkedRows(
    await database(),
    bookedSet,
    sql`with sets as (
        select entry_set as set, min(created_at) as at, sum(amount) as net from ledger_entries
        where seller_id = ${seller} and account = 'seller' group by entry_set
      ), running as (
        select set, at, sum(net) over (order by at, set) as balance from sets
      )
      select set, at, balance::float8 as balance from running
      where at >= (${`${from}-01`}::timestamp at time zone ${sellerZone(seller)})
        and at < (${nextMonth(`${to}-01`)}::timestamp at time zone ${sellerZone(seller)})
      order by at, set`,
  )

/** What these sets booked, and for what. */
const page = async (seller: string, sets: readonly z.infer<typeof bookedSet>[]) =>
  checkedRows(
    await database(),
    booking,
    sql`with asked as (
        select * from jsonb_to_recordset(${JSON.stringify(sets)}::jsonb) as asked(set text, at timestamptz, balance numeric)
      ), r as (
        select e.entry_set, asked.at, asked.balance, (array_agg(e.order_id))[1] as order_id, (array_agg(e.payout_id))[1] as payout_id,
          max(e.memo) as memo, sum(e.amount) as net, ${sql.join(
            AMOUNTS.map(
              (kind) =>
                sql`coalesce(sum(e.amount) filter (where e.kind = ${kind}), 0) as ${sql.identifier(kind)}`,
            ),
            sql`, `,
          )}
        from asked join ledger_entries e on e.entry_set = asked.set and e.seller_id = ${seller} and e.account = 'seller'
        group by e.entry_set, asked.at, asked.balance
      )
      select r.at, r.entry_set as set, o.number as order,
        (select ${memberName} from users where users.id = o.buyer_id) as buyer,
        (select string_agg(v.number, ', ' order by v.sequence) from invoices v where v.order_id = r.order_id and v.seller_id = ${seller}
          and case when r.entry_set like 'sale:%' then v.kind = 'invoice'
            when r.entry_set like 'refund:%' then v.id = ${creditNoteId} end) as invoices,
        coalesce(r.memo, p.reference) as note,
        json_build_object(${sql.join(
          AMOUNTS.map((kind) => sql`${sql.raw(`'${kind}'`)}, r.${sql.identifier(kind)}`),
          sql`, `,
        )}) as sums, r.net::float8 as net, r.balance::float8 as balance,
        p.arrived_amount::float8 as "arrivedAmount", p.arrived_currency::text as "arrivedCurrency", p.arrived_rate as rate
      from r left join orders o on o.id = r.order_id left join payouts p on p.id = r.payout_id
      order by r.at, r.entry_set`,
  )
