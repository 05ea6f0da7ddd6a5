import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { EmptyState } from '@/ui/parts/empty-state'
import { OrderStatusBadge } from '@/ui/parts/order-status'
import { Price } from '@/ui/parts/price'
import type { CompanyOrder } from './list-company-orders'

/** All orders of a company, with who ordered them (rule P37). */
export function CompanyOrders({ orders }: { orders: readonly CompanyOrder[] }) {
  const t = useTranslations('company')
  const list = useTranslations('buyerOrders')
  const locale = useLocale()
  const days = dateFormat(locale, { dateStyle: 'medium', timeZone: 'America/Toronto' })
  if (orders.length === 0) return <EmptyState icon="orders" title={t('noOrders')} text={t('noOrdersText')} />
  return (
    <ul className="border-line bg-raised divide-line divide-y rounded-md border">
      {orders.map(({ id, number, person, seller, status, dueOn, total, placedAt }) => (
        <li key={id} className="flex flex-wrap items-start gap-x-6 gap-y-2 p-4">
          <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
            <h2 className="text-base">
              <a className="hover:text-celadon" href={localePath(locale, `/order/${id}`)}>
                {list('number', { number })}
              </a>
            </h2>
            <p className="text-muted text-sm">
              {t('orderedBy', { person })} · {seller} ·{' '}
              <time dateTime={placedAt}>{days.format(new Date(placedAt))}</time>
            </p>
          </div>
          <OrderStatusBadge status={status} dueOn={dueOn} />
          <p className="figures font-semibold">
            <Price cents={total} />
          </p>
        </li>
      ))}
    </ul>
  )
}
