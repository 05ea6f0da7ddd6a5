import { sql } from '@payloadcms/db-postgres'
import type { InvoiceContent, InvoiceParty } from '@/domain/orders/invoice'
import type { Database } from '@/server/db/transaction'
import { personNameSql } from '@/server/person-name'
import { rowsOf } from './rows'

type Read = Omit<InvoiceContent, 'buyer'> & {
  member: InvoiceParty
  seller: string
  email: string
  [key: string]: unknown
}

const place = (table: string, columns = '') =>
  ['address', 'address2', 'city', 'province', 'postal_code', 'country']
    .map((column) => `'${column === 'postal_code' ? 'postalCode' : column}', ${table}.${columns}${column}`)
    .join(', ')

/** The product's names, as long as it has the name that was ordered. */
const NAMES = `(select json_object_agg(l._locale, l.name) from products_locales l where l._parent_id = i.product_id and l.name is not null
  and exists (select 1 from products_locales e where e._parent_id = i.product_id and e._locale = 'en' and e.name = i.product_name))`

const CONTENT = sql.raw(`
  o.number as "order", o.created_at as "placedAt", o.po_number as "poNumber", o.seller_id as seller, o.buyer_email as email,
  json_build_object('company', s.company, 'companyKo', s.company_ko, 'businessRegistration', s.business_registration, ${place('s')}) as supplier,
  json_build_object('name', ${personNameSql('u.first_name', 'u.last_name')}, 'company', u.company, ${place('u')}) as member,
  json_build_object('name', ${personNameSql('o.shipping_address_first_name', 'o.shipping_address_last_name')},
    'company', o.shipping_address_company, 'phone', o.shipping_address_phone, ${place('o', 'shipping_address_')}) as delivery,
  (select json_agg(json_build_object('sku', i.sku, 'description', i.product_name, 'localDescription', i.local_name,
     'localLanguage', i.local_name_language, 'names', ${NAMES}, 'quantity', i.quantity, 'unitPrice', i.unit_price,
     'totalPrice', i.total_price) order by i._order) from orders_items i where i._parent_id = o.id) as lines,
  (select coalesce(json_agg(json_build_object('kind', t.kind, 'ratePpm', t.rate_ppm, 'amount', t.amount, 'collector', t.collector,
     'registration', t.registration) order by t._order), '[]') from orders_taxes t where t._parent_id = o.id) as taxes,
  o.subtotal::float8 as subtotal, o.shipping::float8 as shipping, o.shipping_service as "shippingService", o.total_amount::float8 as total, o.importer,
  o.import_estimate::float8 as "importEstimate",
  json_build_object('provider', c.provider, 'reference', coalesce(c.transfer_reference, c.number), 'paidAt', c.paid_at) as payment,
  json_build_object('legalName', coalesce(shop.legal_name, 'Maru'), 'address', shop.address, 'email', coalesce(shop.contact_email, '')) as platform`)

/** Reads the content of an order's invoice, and the seller who issues it. */
export async function readInvoiceContent(
  db: Database,
  order: string,
): Promise<{ content: InvoiceContent; seller: string }> {
  const [row] = await rowsOf<Read>(
    db,
    sql`select ${CONTENT} from orders o join sellers s on s.id = o.seller_id join users u on u.id = o.buyer_id
      join checkouts c on c.id = o.checkout_id left join (select * from settings limit 1) shop on true where o.id = ${order}`,
  )
  if (!row) throw new Error(`Order ${order} not found`)
  const { member, email, seller, ...content } = row
  // A buyer without an address of their own is invoiced at the delivery address.
  const home =
    member.address && member.city ? member : { ...content.delivery, ...nameOf(member, content.delivery) }
  return {
    seller,
    content: { ...content, placedAt: new Date(content.placedAt).toISOString(), buyer: { ...home, email } },
  }
}

const nameOf = (member: InvoiceParty, delivery: InvoiceParty) => ({
  name: member.name || delivery.name,
  company: member.company ?? delivery.company,
})
