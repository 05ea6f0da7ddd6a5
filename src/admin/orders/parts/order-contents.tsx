import { agreedName, buyersName, lineName } from '@/domain/orders/line-name'
import { unitWords } from '@/domain/orders/unit-words'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { formatMoney } from '@/domain/money'
import { adminWords } from '@/admin/parts/words'
import { customsFacts } from './customs-facts'
import { FIGURE, OrderPart, type OrderProps } from './order-part'

const PPM = 1_000_000

/** What was ordered, line by line, and what it comes to with its taxes (rules M28, M3). */
export function OrderContents({ order, staff, i18n, locale }: OrderProps) {
  const t = adminWords(i18n, 'order')
  const taxes = adminWords(i18n, 'taxes')
  const samples = adminWords(i18n, 'samples')
  const units = unitWords(adminWords(i18n, 'product'), locale)
  const money = (cents: number) => formatMoney(cents, locale)
  const percent = new Intl.NumberFormat(`${locale}-CA`, { style: 'percent', maximumFractionDigits: 3 })
  const service = serviceName(order.shippingService ?? '', locale)
  const sums: [string, number][] = [
    [t('subtotal'), order.subtotal + (order.discount?.off ?? 0)],
    ...(order.discount
      ? [
          [
            t(order.discount.paidBy === 'house' ? 'houseDiscount' : 'discount', {
              code: order.discount.code,
            }),
            -order.discount.off,
          ] as [string, number],
        ]
      : []),
    [service ? taxes('shippingBy', { service }) : taxes('shipping'), order.shipping],
    ...order.taxes.map(({ kind, ratePpm, amount }): [string, number] => [
      `${taxes(kind)} ${percent.format(ratePpm / PPM)}`,
      amount,
    ]),
    [t('total'), order.total],
    ...(order.refunded > 0 ? [[t('refunded'), -order.refunded] as [string, number]] : []),
  ]
  return (
    <OrderPart title={t('items')}>
      <div className="admin-table" style={{ overflowX: 'auto' }}>
        <table style={{ width: '100%' }}>
          <tbody>
            {order.items.map((item) => {
              const name = lineName(item, locale)
              const other = buyersName(item, locale)
              const agreed = name.isNow ? agreedName(item, locale) : null
              return (
                <tr key={item.id}>
                  <th scope="row" style={{ textAlign: 'start', fontWeight: 400 }}>
                    {item.isSample ? <div>{samples('label')}</div> : null}
                    <a href={`/admin/collections/products/${item.product}`} lang={name.lang}>
                      {name.text}
                    </a>
                    {agreed ? <div lang={agreed.lang}>{agreed.text}</div> : null}
                    {other ? <div lang={other.lang}>{other.text}</div> : null}
                    {item.sku ? <div>{t('sku', { sku: item.sku })}</div> : null}
                    <div>{customsFacts(staff.customs[item.id], i18n).join(' · ')}</div>
                  </th>
                  <td style={FIGURE}>
                    {units.times(item, item.quantity, money(item.unitPrice))}
                    <div>{units.measured(item, item.quantity)}</div>
                    {item.sampleCredit > 0 ? (
                      <div>{samples('credit', { price: money(item.sampleCredit) })}</div>
                    ) : null}
                  </td>
                  <td style={FIGURE}>{money(item.totalPrice)}</td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            {sums.map(([label, cents]) => (
              <tr key={label}>
                <th scope="row" colSpan={2} style={{ textAlign: 'start', fontWeight: 400 }}>
                  {label}
                </th>
                <td style={FIGURE}>{money(cents)}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
      {order.importer === 'buyer' ? (
        <p>
          {order.importEstimate === null
            ? t('buyerImports')
            : t.markup('importEstimate', { amount: () => money(order.importEstimate ?? 0) })}
        </p>
      ) : null}
    </OrderPart>
  )
}
