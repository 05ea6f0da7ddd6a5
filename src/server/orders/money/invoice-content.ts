import type { Locale } from '@/domain/locale'
import { UNIT_FACTS } from '@/domain/orders/sold-unit'
import type { InvoiceContent } from '@/domain/orders/documents/invoice'
import { columnsOf } from '@/server/db/statements/columns-of'
import { jsonList, jsonObject } from '@/server/db/statements/json'
import { alias, and, eq, exists, isNotNull, sql, type AnyColumn } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { personNameSql } from '@/server/people/names'
import { SUPPLIER } from './supplier'

const { checkouts, orders, orders_items, orders_taxes, products_locales, sellers, settings, users } = tables
const english = alias(products_locales, 'english')

type PlaceColumns = Record<'address' | 'address2' | 'city' | 'province' | 'postalCode' | 'country', AnyColumn>

const placeOf = <T extends PlaceColumns>({
  address,
  address2,
  city,
  province,
  postalCode,
  country,
}: T): Pick<T, keyof PlaceColumns> => ({
  address,
  address2,
  city,
  province,
  postalCode,
  country,
})

const supplier = jsonObject(SUPPLIER)
const member = jsonObject({
  name: personNameSql(users.firstName, users.lastName),
  // The one it was ordered for, else what the member gave (rule M101).
  company: sql<
    string | null
  >`coalesce((select bought_for.name from companies bought_for where bought_for.id = ${orders.company}), ${users.company})`,
  ...placeOf(users),
})
const delivery = jsonObject({
  name: personNameSql(orders.shippingAddress_firstName, orders.shippingAddress_lastName),
  company: orders.shippingAddress_company,
  phone: orders.shippingAddress_phone,
  address: orders.shippingAddress_address,
  address2: orders.shippingAddress_address2,
  city: orders.shippingAddress_city,
  province: orders.shippingAddress_province,
  postalCode: orders.shippingAddress_postalCode,
  country: orders.shippingAddress_country,
})
const payment = jsonObject({
  provider: checkouts.provider,
  reference: sql<string>`coalesce(${checkouts.transferReference}, ${checkouts.number})`,
  paidAt: checkouts.paidAt,
  terms: sql<{
    netDays: number
    dueOn: string
  } | null>`case when ${checkouts.dueOn} is not null then json_build_object('netDays', ${checkouts.netDays}, 'dueOn', ${checkouts.dueOn}) end`,
})

/** The product's names, as long as it has the name that was ordered. */
const namesOf = (db: Database) =>
  db
    .select({
      value: sql<Partial<
        Record<Locale, string>
      > | null>`json_object_agg(${products_locales._locale}, ${products_locales.name})`,
    })
    .from(products_locales)
    .where(
      and(
        eq(products_locales._parentID, orders_items.product),
        isNotNull(products_locales.name),
        exists(
          db
            .select({ one: sql`1` })
            .from(english)
            .where(
              and(
                eq(english._parentID, orders_items.product),
                eq(english._locale, 'en'),
                eq(english.name, orders_items.productName),
              ),
            ),
        ),
      ),
    )

const linesOf = (db: Database) =>
  db
    .select({
      value: jsonList(
        jsonObject({
          sku: orders_items.sku,
          description: orders_items.productName,
          localDescription: orders_items.localName,
          localLanguage: orders_items.localNameLanguage,
          names: namesOf(db),
          ...columnsOf(orders_items, UNIT_FACTS),
          quantity: orders_items.quantity,
          unitPrice: orders_items.unitPrice,
          isSample: orders_items.isSample,
          sampleCredit: orders_items.sampleCredit,
          // As listed: what a code takes off stands in the sums.
          totalPrice: sql<number>`${orders_items.totalPrice} + ${orders_items.discounted}`,
        }),
        orders_items._order,
      ).as('lines'),
    })
    .from(orders_items)
    .where(eq(orders_items._parentID, orders.id))
    .as('lines')

const taxesOf = (db: Database) =>
  db
    .select({
      value: jsonList(
        jsonObject({
          kind: orders_taxes.kind,
          ratePpm: orders_taxes.ratePpm,
          amount: orders_taxes.amount,
          collector: orders_taxes.collector,
          registration: orders_taxes.registration,
        }),
        orders_taxes._order,
      ).as('taxes'),
    })
    .from(orders_taxes)
    .where(eq(orders_taxes._parentID, orders.id))
    .as('taxes')

/** Reads the content of an order's invoice, and the seller who issues it. */
export async function readInvoiceContent(
  db: Database,
  order: string,
): Promise<{ content: InvoiceContent; seller: string }> {
  const shop = db
    .select({ legalName: settings.legalName, address: settings.address, contactEmail: settings.contactEmail })
    .from(settings)
    .limit(1)
    .as('shop')
  const [row] = await db
    .select({
      order: orders.number,
      placedAt: orders.createdAt,
      poNumber: orders.poNumber,
      offer: orders.offerNumber,
      seller: orders.seller,
      email: orders.buyerEmail,
      supplier,
      member,
      delivery,
      lines: linesOf(db),
      taxes: taxesOf(db),
      subtotal: orders.subtotal,
      discounted: orders.discounted,
      discountCode: orders.discountCode,
      shipping: orders.shipping,
      shippingService: orders.shippingService,
      total: orders.totalAmount,
      importer: orders.importer,
      importEstimate: orders.importEstimate,
      payment,
      platform: jsonObject({
        legalName: sql<string>`coalesce(${shop.legalName}, 'Maru')`,
        address: shop.address,
        email: sql<string>`coalesce(${shop.contactEmail}, '')`,
      }),
    })
    .from(orders)
    .innerJoin(sellers, eq(sellers.id, orders.seller))
    .innerJoin(users, eq(users.id, orders.buyer))
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout))
    .leftJoin(shop, sql`true`)
    .where(eq(orders.id, order))
  if (!row) throw new Error(`Order ${order} not found`)
  const { member: buyer, email, seller, ...content } = row
  // A buyer without an address of their own is invoiced at the delivery address.
  const home =
    buyer.address && buyer.city ? buyer : { ...content.delivery, ...nameOf(buyer, content.delivery) }
  return {
    seller,
    content: { ...content, placedAt: new Date(content.placedAt).toISOString(), buyer: { ...home, email } },
  }
}

type BuyerName = Pick<InvoiceContent['buyer'], 'name' | 'company'>

const nameOf = (member: BuyerName, delivery: BuyerName) => ({
  name: member.name || delivery.name,
  company: member.company ?? delivery.company,
})
