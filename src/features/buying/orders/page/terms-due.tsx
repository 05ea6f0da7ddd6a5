import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/domain/values/calendar'
import { isCardPayable } from '@/domain/cart/quote/totals'
import { isOverdue } from '@/domain/people/companies/terms'
import { ButtonLink } from '@/ui/parts/button'
import { Price } from '@/ui/parts/price'
import type { OrderView } from '@/features/buying/orders/order-view'

/** Of an order on terms that is not paid: its day, what is owed, and the way to pay by card (rule M123). */
export function TermsDue({ order: { checkout }, now }: { order: OrderView; now: Date }) {
  const t = useTranslations('netTerms')
  const order = useTranslations('order')
  const locale = useLocale()
  const { id, dueOn, owed, orders, isUnderWay } = checkout
  if (!dueOn || owed === 0) return null
  const isLate = isOverdue(dueOn, now)
  const day = formatDay(dueOn, locale)
  return (
    <section
      aria-labelledby="due"
      className={`no-print ${isLate ? 'border-persimmon-deep bg-persimmon-wash' : 'border-celadon bg-celadon-wash'} grid gap-2 rounded-md border p-4`}
    >
      <h2 id="due" className="text-lg">
        {t(isLate ? 'overdue' : 'due', { day })}
      </h2>
      <p className="figures">
        {orders > 1
          ? order.rich('paysAll', { count: orders, amount: () => <Price cents={owed} /> })
          : t.rich('amount', { amount: () => <Price cents={owed} /> })}
      </p>
      {isUnderWay ? <p>{t('underWay')}</p> : null}
      {!isUnderWay && isCardPayable(owed) ? (
        <ButtonLink kind="primary" href={`/api/checkout/${id}/pay`}>
          {order('payNow')}
        </ButtonLink>
      ) : null}
      {isUnderWay || isCardPayable(owed) ? null : <p>{t('byTransfer')}</p>}
    </section>
  )
}
