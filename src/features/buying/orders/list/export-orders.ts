import 'server-only'
import { getTranslations } from 'next-intl/server'
import * as z from 'zod'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { csvLine } from '@/domain/values/csv'
import { carrierName, isCarrier } from '@/domain/orders/shipping/carrier'
import { storedFreight } from '@/domain/orders/shipping/freight'
import { forwarderText } from '@/server/texts/freight-text'
import { lineNameText } from '@/domain/orders/line-name'
import { unitWords } from '@/domain/orders/unit-words'
import type { Locale } from '@/domain/locale'
import { decimal } from '@/domain/money'
import { isOrderStatus } from '@/domain/orders/order'
import { TAX_KINDS } from '@/domain/payments/tax/tax'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { unpaidDueDay } from '@/server/orders/unpaid-due-day'
import { productNameIn } from '@/server/people/names'
import { sellerZone } from '@/server/people/sellers/seller-zone'
import { lineNames, soldUnit, soldUnitSql } from './line-parts'
import { orderConditions, partnerName } from './list-orders'
import type { OrderOwner, OrderQuery } from './order-query'

const AT_ONCE = 500

type Filter = Pick<OrderQuery, 'status' | 'text'>

const text = z.string().nullable()

const exportedRow = z.object({
  key: z.string(),
  number: z.string(),
  /** A seller's day is that of their pages (rule S53), a buyer's Toronto's. */
  placedOn: z.string(),
  status: z.string(),
  /** On terms, and not paid yet. */
  isOwed: z.boolean(),
  partner: z.string(),
  buyerEmail: z.string(),
  poNumber: text,
  items: z.array(lineNames.extend({ ...soldUnit.shape, quantity: z.number(), isSample: z.boolean() })),
  subtotal: z.number(),
  discounted: z.number(),
  discountCode: text,
  shipping: z.number(),
  shippingService: text,
  taxes: z.partialRecord(z.enum(TAX_KINDS), z.number()),
  total: z.number(),
  refunded: z.number(),
  invoices: text,
  parcels: z.array(z.object({ carrier: text, trackingNumber: text, freight: text })),
})
type Row = z.infer<typeof exportedRow>

/** The orders of one side as CSV, filtered like the list, newest first; streamed in batches. */
export async function* exportOrders(
  owner: OrderOwner,
  query: Filter,
  locale: Locale,
): AsyncGenerator<string> {
  const t = await getTranslations({ locale, namespace: 'buyerOrders.columns' })
  const taxes = await getTranslations({ locale, namespace: 'taxes' })
  const statuses = await getTranslations({ locale, namespace: 'orderStatus' })
  const standard = await getTranslations({ locale, namespace: 'checkout.page' })
  const samples = await getTranslations({ locale, namespace: 'samples' })
  const units = unitWords(await getTranslations({ locale, namespace: 'product' }), locale)
  const isSelling = owner.side === 'seller'
  const statusWord = ({ status, isOwed }: Row) => {
    if (status === 'confirmed' && isOwed) return statuses('onTerms')
    return isOrderStatus(status) ? statuses(status) : status
  }
  const before = [
    t('number'),
    t('date'),
    t('status'),
    ...(isSelling ? [t('buyer'), t('buyerEmail')] : [t('seller')]),
    t('po'),
    t('items'),
    t('subtotal'),
    taxes('shipping'),
    t('shippingService'),
  ]
  const after = [
    t('total'),
    t('refunded'),
    t('currency'),
    t('invoices'),
    t('carrier'),
    t('tracking'),
    t('discount'),
    t('discountCode'),
  ]
  // The byte order mark makes spreadsheets read it as UTF-8.
  yield `\ufeff${csvLine([...before, ...TAX_KINDS.map((kind) => taxes(kind)), ...after])}`
  for (let last: string | null = null, more = true; more;) {
    const rows: Row[] = await page(owner, query, last, locale)
    for (const row of rows) {
      yield csvLine([
        row.number,
        row.placedOn,
        statusWord(row),
        row.partner,
        ...(isSelling ? [row.buyerEmail] : []),
        row.poNumber,
        row.items
          .map((item) => {
            const name = `${units.named(item, item.quantity)} × ${lineNameText(item, locale)}`
            return item.isSample ? samples('named', { name }) : name
          })
          .join('; '),
        decimal(row.subtotal),
        decimal(row.shipping),
        serviceName(row.shippingService ?? '', locale) || standard('standardShipping'),
        ...TAX_KINDS.map((kind) => decimal(row.taxes[kind] ?? 0)),
        decimal(row.total),
        decimal(row.refunded),
        'CAD',
        row.invoices,
        row.parcels.map((parcel) => carriedBy(parcel, locale)).join('; '),
        row.parcels.map(({ trackingNumber }) => trackingNumber).join('; '),
        decimal(row.discounted),
        row.discountCode,
      ])
    }
    last = rows.at(-1)?.key ?? null
    more = rows.length === AT_ONCE
  }
}

function carriedBy({ carrier, freight }: Row['parcels'][number], locale: Locale) {
  const forwarder = storedFreight(freight)
  if (forwarder) return forwarderText(forwarder, locale)
  return isCarrier(carrier) ? carrierName(carrier, locale) : carrier
}

const page = async (owner: OrderOwner, query: Filter, after: string | null, locale: Locale) =>
  checkedRows(
    await database(),
    exportedRow,
    sql`select concat(extract(epoch from o.created_at), ' ', o.id) as key, o.number,
      to_char(o.created_at at time zone ${owner.side === 'seller' ? sellerZone(owner.id) : sql`'America/Toronto'`}, 'YYYY-MM-DD') as "placedOn",
      o.status::text as status, ${unpaidDueDay} is not null as "isOwed", ${partnerName(owner.side, locale)} as partner, o.buyer_email as "buyerEmail", o.po_number as "poNumber",
      (select json_agg(json_build_object('quantity', i.quantity, 'isSample', i.is_sample, ${soldUnitSql}, 'productName', i.product_name, 'localName', i.local_name,
         'localNameLanguage', i.local_name_language, 'nameNow', ${productNameIn(locale, sql`i.product_id`)}) order by i._order) from orders_items i where i._parent_id = o.id) as items,
      o.subtotal::float8 as subtotal, o.discounted::float8 as discounted, o.discount_code as "discountCode", o.shipping::float8 as shipping, o.shipping_service as "shippingService", o.total_amount::float8 as total, o.refunded::float8 as refunded,
      (select coalesce(json_object_agg(t.kind, t.amount), '{}') from orders_taxes t where t._parent_id = o.id) as taxes,
      (select string_agg(v.number, ', ' order by v.sequence) from invoices v where v.order_id = o.id and v.seller_id = o.seller_id) as invoices,
      (select coalesce(json_agg(json_build_object('carrier', w.carrier, 'trackingNumber', w.tracking_number, 'freight', w.freight) order by w.parcel), '[]')
        from order_shipments w where w.order_id = o.id) as parcels
    from orders o where ${orderConditions(owner, query)}
      ${after === null ? sql`` : sql`and (extract(epoch from o.created_at), o.id) < (${after.split(' ')[0]}::numeric, ${after.split(' ')[1]}::uuid)`}
    order by extract(epoch from o.created_at) desc, o.id desc limit ${AT_ONCE}`,
  )
