import { sql } from '@/server/db/sql'
import { formatTag } from '@/domain/locale'
import { addAll, PPM } from '@/domain/money'
import { TAX_KINDS, type TaxKind } from '@/domain/tax/tax'
import type { CheckoutRow, OrderRow } from '@/server/order-writes/lock-rows'
import { among, rowsOf } from '@/server/order-writes/rows'
import type { PaymentRequest } from '@/server/payments/provider'
import type { Transaction } from '@/server/db/transaction'
import { getTranslations } from '@/server/translations'

/** Stripe accepts 100 lines; beyond this limit we send one line per order. */
const MOST_LINES = 80

type Line = PaymentRequest['lines'][number]

/** The lines of the payment page: goods, shipping per chosen service, each tax. They must add up to the checkout's total. */
export async function requestLines(
  tx: Transaction,
  { locale, total }: CheckoutRow,
  orders: readonly OrderRow[],
): Promise<Line[]> {
  const ids = among(orders.map(({ id }) => id))
  const goods = await rowsOf<Line>(
    tx,
    sql`select coalesce(i.local_name, i.product_name) as name, i.unit_price::float8 as "unitPrice", i.quantity::int as quantity
      from orders_items i join orders o on o.id = i._parent_id where o.id in ${ids} order by o.number, i._order`,
  )
  const services = [...new Set(orders.map(({ service }) => service))]
  if (goods.length + services.length > MOST_LINES)
    return orders.map((order) => one(order.number, order.total))
  const taxes = await rowsOf<{ kind: TaxKind; ratePpm: number; amount: number }>(
    tx,
    sql`select kind, rate_ppm::float8 as "ratePpm", sum(amount)::float8 as amount from orders_taxes
      where _parent_id in ${ids} group by kind, rate_ppm`,
  )
  const t = getTranslations({ locale, namespace: 'taxes' })
  const percent = new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 3 })
  const costOf = (service: string | null) =>
    addAll(orders.filter((order) => order.service === service).map(({ shipping }) => shipping))
  const lines = [
    ...goods,
    // A service chosen by name is listed even if it is free.
    ...services.flatMap((service) => {
      const cost = costOf(service)
      if (service) return [one(t('shippingBy', { service }), cost)]
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
