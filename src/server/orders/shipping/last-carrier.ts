import type { FreightMode } from '@/domain/orders/shipping/freight'
import type { Carrier } from '@/domain/orders/shipping/carrier'
import { sql, type SQLWrapper } from '@/server/db/sql'

/** The carrier, or the way by sea or truck, that a seller chose for the last parcel, as a column of a statement about other orders (rule M31). */
export const lastCarrierOf = (seller: string | SQLWrapper) =>
  sql<
    Carrier | FreightMode | null
  >`(select coalesce(sent.carrier::text, substring(sent.freight, '"mode":"([a-z]+)"')) from order_shipments sent
    where sent.seller_id = ${seller} order by sent.shipped_at desc, sent.id desc limit 1)`
