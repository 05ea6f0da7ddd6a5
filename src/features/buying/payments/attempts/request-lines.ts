import { eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { formatTag } from '@/domain/locale'
import { addAll, multiply, PPM } from '@/domain/money'
import { TAX_KINDS } from '@/domain/payments/tax/tax'
import type { CheckoutRow, OrderRow } from '@/server/orders/lock-rows'
import { among } from '@/server/orders/rows'
import type { PaymentRequest } from '@/server/payments/provider'
import type { Transaction } from '@/server/db/transaction'
import { getTranslations } from '@/server/texts/translations'

const { orders: orderRows, orders_items, orders_taxes } = tables

/** Stripe accepts 100 lines; beyond this limit we send one line per order. */
const MOST_LINES = 80

type Line = PaymentRequest['lines'][number]

/** The lines of the payment page: goods, shipping per chosen service, each tax. They must add up to the checkout's total. */
export async function requestLines(
  tx: Transaction,
  { locale, total, status }: CheckoutRow,
  orders: readonly OrderRow[],
): Promise<Line[]> {
  if (status === 'on_terms')
    return orders.flatMap(({ number, total: whole, refunded }) =>
      whole > refunded ? [one(number, whole - refunded)] : [],
    )
  const ids = among(orders.map(({ id }) => id))
  const ordered = await tx
    .select({
      name: sql<string>`coalesce(${orders_items.localName}, ${orders_items.productName})`,
      unitPrice: orders_items.unitPrice,
      quantity: orders_items.quantity,
      totalPrice: orders_items.totalPrice,
    })
    .from(orders_items)
    .innerJoin(orderRows, eq(orderRows.id, orders_items._parentID))
    .where(inArray(orderRows.id, ids))
    .orderBy(orderRows.number, orders_items._order)
  // A payment page has no reductions: what a code or a sample takes off makes the line one amount (rules M115, M129).
  const goods = ordered.map(({ totalPrice, ...line }): Line =>
    totalPrice === multiply(line.unitPrice, line.quantity)
      ? line
      : one(`${line.quantity} × ${line.name}`, totalPrice),
  )
  const services = [...new Set(orders.map(({ service }) => service))]
  if (goods.length + services.length > MOST_LINES)
    return orders.map((order) => one(order.number, order.total))
  const { kind: taxKind, ratePpm: rate } = orders_taxes
  const taxes = await tx
    .select({ kind: taxKind, ratePpm: rate, amount: sql`sum(${orders_taxes.amount})`.mapWith(Number) })
    .from(orders_taxes)
    .where(inArray(orders_taxes._parentID, ids))
    .groupBy(taxKind, rate)
  const t = getTranslations({ locale, namespace: 'taxes' })
  const percent = new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 3 })
  const costOf = (service: string | null) =>
    addAll(orders.filter((order) => order.service === service).map(({ shipping }) => shipping))
  const lines = [
    ...goods,
    // A service chosen by name is listed even if it is free.
    ...services.flatMap((service) => {
      const cost = costOf(service)
      if (service) return [one(t('shippingBy', { service: serviceName(service, locale) }), cost)]
      return cost > 0 ? [one(t('shipping'), cost)] : []
    }),
    ...TAX_KINDS.flatMap((kind) =>
      taxes
        .filter((tax) => tax.kind === kind && tax.amount > 0)
        .map(({ ratePpm, amount }) => one(`${t(kind)} ${percent.format(ratePpm / PPM)}`, amount)),
    ),
  ]
  const sum = lines.reduce((all, { unitPrice, quantity }) => all + unitPrice * quantity, 0)
  if (sum !== total) throw new Error(`Payment lines add up to ${sum}, expected ${total}`)
  return lines
}

const one = (name: string, unitPrice: number): Line => ({ name, unitPrice, quantity: 1 })
