import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/domain/calendar'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/button'
import { pagePath } from './menu'
import type { LateOrder } from './next-steps'

type Props = { orders: readonly LateOrder[]; canAct: boolean }

/** Orders whose buyers wait for a day, above everything else (rule M64). */
export function LateOrders({ orders, canAct }: Props) {
  const t = useTranslations('dashboard.late')
  const locale = useLocale()
  const path = pagePath('orders')
  if (orders.length === 0 || !path) return null
  return (
    <section
      aria-labelledby="late-orders"
      className="border-persimmon-deep bg-persimmon-wash mb-10 rounded-md border p-4 md:p-6"
    >
      <h2 id="late-orders" className="text-lg">
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <ul className="divide-line mt-3 divide-y">
        {orders.map(({ id, number, until }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span>
              {t('order', { number })}
              <span className="text-muted"> · {t('until', { day: formatDay(until, locale) })}</span>
            </span>
            <ButtonLink href={localePath(locale, `${path}/${id}${canAct ? '#estimate' : ''}`)}>
              {t(canAct ? 'give' : 'open')}
              <span className="sr-only">: {number}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
