import { formatMoney } from '@/domain/money'
import { dayText } from '@/admin/parts/moment-text'
import { adminWords } from '@/admin/parts/words'
import { OrderPart, PLAIN_LIST, type OrderProps } from './order-part'

/** The payment the order belongs to: what came, what went back, refunds that failed, disputes (rules M2, M44). */
export function OrderPayment({ order, staff, i18n, locale }: OrderProps) {
  const t = adminWords(i18n, 'staff.order')
  const failed = adminWords(i18n, 'staff.refunds')
  const money = (cents: number) => formatMoney(cents, locale)
  const { checkout } = order
  return (
    <OrderPart title={t('payment')}>
      <p>
        <a href={`/admin/collections/checkouts/${checkout.id}`}>
          {t('checkout', { number: checkout.number })}
        </a>
        {', '}
        {t(checkout.provider === 'transfer' ? 'transfer' : 'card')}
        {checkout.reference ? ` (${checkout.reference})` : null}
        {checkout.dueOn
          ? `, ${t(checkout.owed > 0 ? 'onTerms' : 'paidTerms', {
              owed: money(checkout.owed),
              day: dayText(new Date(checkout.dueOn), locale),
            })}`
          : null}
      </p>
      <p>
        {t('captured', {
          amount: money(staff.captured),
          refunded: money(staff.refunded),
          count: staff.orders,
        })}
      </p>
      <ul style={PLAIN_LIST}>
        {staff.disputes.map(({ id, amount, status }) => (
          <li key={id} data-dispute={status}>
            <a href={`/admin/collections/disputes/${id}`}>{t('dispute', { amount: money(amount) })}</a>:{' '}
            <strong>{t(`disputes.${status}`)}</strong>
          </li>
        ))}
        {staff.failedRefunds.map(({ id, amount, error }) => (
          <li key={id} role="alert">
            {failed('title', { count: 1 })}:{' '}
            <a href={`/admin/collections/refunds/${id}`}>
              {failed('one', { amount: money(amount), number: order.number })}
            </a>
            {error ? ` – ${error}` : null}
          </li>
        ))}
      </ul>
    </OrderPart>
  )
}
