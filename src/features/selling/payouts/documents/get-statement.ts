import 'server-only'
import { isMonth, monthOf } from '@/domain/payments/payouts/revenue'
import { statementOf, type Statement } from '@/domain/payments/payouts/statement'
import type { HangulPlace } from '@/domain/people/sellers/latin-names'
import type { SellerPlace } from '@/domain/people/sellers/seller-profile'
import { jsonList, jsonObject } from '@/server/db/statements/json'
import { and, eq, lt, lte, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { ENTRY_MONTH } from '@/server/orders/money/entry-month'
import { settlementDay } from '@/features/selling/payouts/funds'

const { ledger_entries, orders, payouts, sellers, settings } = tables

/** Who writes it, and for whom. */
type StatementParties = {
  shop: { legalName: string; address: string | null; contactEmail: string | null } | null
  company: string
  companyKo: string | null
  place: SellerPlace & HangulPlace
  businessRegistration: string | null
  gstNumber: string | null
  qstNumber: string | null
}
export type SellerStatement = Statement & StatementParties & { month: string }

/** The statement of a seller's month; null for a month before the first entry, in the future, or of a wrong form. */
export async function getStatement(seller: string, month: string): Promise<SellerStatement | null> {
  if (!isMonth(month) || month > monthOf(settlementDay())) return null
  const db = await database()
  const entries = db.$with('entries').as(
    db
      .select({
        id: ledger_entries.id,
        at: ledger_entries.createdAt,
        kind: ledger_entries.kind,
        amount: ledger_entries.amount,
        order: ledger_entries.order,
        payout: ledger_entries.payout,
        memo: ledger_entries.memo,
        entrySet: ledger_entries.entrySet,
        month: ENTRY_MONTH.as('entry_month'),
      })
      .from(ledger_entries)
      .where(and(eq(ledger_entries.seller, seller), eq(ledger_entries.account, 'seller'))),
  )
  const count = db
    .select({ value: sql`count(*)`.mapWith(Number).as('count') })
    .from(entries)
    .where(lte(entries.month, month))
  const opening = db
    .select({ value: sql`coalesce(sum(${entries.amount}), 0)`.mapWith(Number).as('opening') })
    .from(entries)
    .where(lt(entries.month, month))
  const line = jsonObject({
    at: entries.at,
    kind: entries.kind,
    amount: entries.amount,
    order: sql<string | null>`${orders.number}`,
    note: sql<string | null>`coalesce(${entries.memo}, ${payouts.reference})`,
  })
  const lines = db
    .select({ value: jsonList(line, entries.at, entries.entrySet, entries.kind, entries.id).as('lines') })
    .from(entries)
    .leftJoin(orders, eq(orders.id, entries.order))
    .leftJoin(payouts, eq(payouts.id, entries.payout))
    .where(eq(entries.month, month))
  const shop = db
    .select({
      value: jsonObject({
        legalName: settings.legalName,
        address: settings.address,
        contactEmail: settings.contactEmail,
      }).as('shop_value'),
    })
    .from(settings)
    .limit(1)
    .as('shop')
  const [row] = await db
    .with(entries)
    .select({
      company: sellers.company,
      companyKo: sellers.companyKo,
      businessRegistration: sellers.businessRegistration,
      gstNumber: sellers.gstNumber,
      qstNumber: sellers.qstNumber,
      place: jsonObject({
        country: sellers.country,
        address: sellers.address,
        address2: sellers.address2,
        city: sellers.city,
        province: sellers.province,
        postalCode: sellers.postalCode,
        addressKo: sellers.addressKo,
        address2Ko: sellers.address2Ko,
        cityKo: sellers.cityKo,
        provinceKo: sellers.provinceKo,
      }),
      shop: shop.value,
      entries: count.as('count'),
      opening: opening.as('opening'),
      lines: lines.as('lines'),
    })
    .from(sellers)
    .leftJoin(shop, sql`true`)
    .where(eq(sellers.id, seller))
  if (!row || row.entries === 0) return null
  const { entries: _count, opening: before, lines: booked, ...parties } = row
  return { ...statementOf(before, booked), ...parties, month }
}
