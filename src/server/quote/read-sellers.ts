import { sql } from '@payloadcms/db-postgres'
import type { QuoteSeller } from '@/domain/cart/quote-group'
import { among, rowsOf } from '@/server/order-writes/rows'
import type { Database } from '@/server/db/transaction'
import type { SellerIdentity } from '@/domain/orders/contract'

export type SellerTerms = QuoteSeller & {
  commissionPpm: number | null
  holidayFrom: string | null
  holidayTo: string | null
  identity: SellerIdentity
}

/** Shipping rules, tax numbers, individual commission, holidays and identity of sellers. */
export async function readSellers(db: Database, ids: readonly string[]): Promise<SellerTerms[]> {
  return rowsOf<SellerTerms>(
    db,
    sql`select s.id, s.gst_number as "gstNumber", s.qst_number as "qstNumber", s.pst_number as "pstNumber",
      s.commission_ppm::int as "commissionPpm", to_char(s.holiday_from at time zone 'UTC', 'YYYY-MM-DD') as "holidayFrom",
      to_char(s.holiday_to at time zone 'UTC', 'YYYY-MM-DD') as "holidayTo",
      json_build_object('company', s.company, 'email', s.contact_email, 'phone', s.contact_phone, 'country', s.country, 'address', s.address,
        'address2', s.address2, 'city', s.city, 'province', s.province, 'postalCode', s.postal_code) as identity,
      (select coalesce(json_agg(json_build_object('kind', r.kind, 'amount', r.amount, 'freeOver', r.free_over, 'service', r.service, 'provinces',
           (select coalesce(json_agg(p.value), '[]') from sellers_shipping_rules_provinces p where p.parent_id = r.id)) order by r._order), '[]')
         from sellers_shipping_rules r where r._parent_id = s.id) as "shippingRules"
    from sellers s where s.id in ${among(ids)}`,
  )
}
