import type { QuoteSeller } from '@/domain/cart/quote/quote-group'
import type { SellerIdentity } from '@/domain/orders/documents/contract'
import { jsonList, jsonObject } from '@/server/db/statements/json'
import { eq, inArray, sql, type AnyColumn } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { among } from '@/server/orders/rows'
import { identityColumns } from '@/server/people/sellers/seller-identity'

const { sellers, sellers_shipping_rules: rules, sellers_shipping_rules_provinces: provinces } = tables

export type SellerTerms = QuoteSeller & {
  commissionPpm: number | null
  holidayFrom: string | null
  holidayTo: string | null
  returnDays: number | null
  identity: SellerIdentity
}

const dayOf = (moment: AnyColumn) => sql<string | null>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`

const rulesOf = (db: Database) =>
  db
    .select({
      value: jsonList(
        jsonObject({
          kind: rules.kind,
          amount: rules.amount,
          freeOver: rules.freeOver,
          service: rules.service,
          daysSaved: rules.daysSaved,
          provinces: db
            .select({ value: sql<string[]>`coalesce(json_agg(${provinces.value}), '[]')` })
            .from(provinces)
            .where(eq(provinces.parent, rules.id)),
        }),
        rules._order,
      ).as('rules'),
    })
    .from(rules)
    .where(eq(rules._parentID, sellers.id))
    .as('rules')

/** Shipping rules, tax numbers, individual commission, holidays and identity of sellers. */
export function readSellers(db: Database, ids: readonly string[]): Promise<SellerTerms[]> {
  return db
    .select({
      id: sellers.id,
      gstNumber: sellers.gstNumber,
      qstNumber: sellers.qstNumber,
      pstNumber: sellers.pstNumber,
      commissionPpm: sellers.commissionPpm,
      holidayFrom: dayOf(sellers.holidayFrom),
      holidayTo: dayOf(sellers.holidayTo),
      returnDays: sellers.returnDays,
      identity: identityColumns,
      shippingRules: rulesOf(db),
    })
    .from(sellers)
    .where(inArray(sellers.id, among(ids)))
}
