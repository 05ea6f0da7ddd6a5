import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { OrderStatusBadge } from '@/ui/parts/order-status'
import { NamedPrice, Price } from '@/ui/parts/price'
import type { PlacedView } from './get-placed'

/** The orders of one payment: whose, when they arrive, what each costs; in all, what is paid. */
export function PlacedOrders({ placed }: { placed: PlacedView }) {
  const t = useTranslations('thankYou')
  const sums = useTranslations('checkout.page')
  const list = useTranslations('buyerOrders')
  const locale = useLocale()
  const { state, orders, total, isFinal } = placed
  return (
    <section aria-labelledby="placed">
      <h2 id="placed" className="mb-3 text-lg">
        {state === 'transfer' ? t('pays') : t('orders', { count: orders.length })}
      </h2>
      <ul className="border-line bg-raised divide-line divide-y rounded-md border">
        {orders.map((order) => (
          <li key={order.id} className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[1fr_auto]">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <a className="link font-semibold" href={localePath(locale, `/order/${order.id}`)}>
                  {list('number', { number: order.number })}
                </a>
                <OrderStatusBadge status={order.status} dueOn={placed.dueOn} />
              </p>
              <p className="wrap-anywhere">
                {order.seller}
                <span className="text-muted"> · {sums('items', { count: order.items })}</span>
              </p>
              {order.arrival ? <p className="font-medium">{order.arrival}</p> : null}
            </div>
            <p className="figures font-medium">
              <Price cents={order.total} />
            </p>
          </li>
        ))}
        <li className="figures flex flex-wrap justify-between gap-x-6 p-4 font-semibold">
          <span>{isFinal ? sums('total') : sums('totalSoFar')}</span>
          <span>
            <NamedPrice cents={total} />
          </span>
        </li>
      </ul>
    </section>
  )
}
