import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { unitWords } from '@/domain/orders/unit-words'
import { localePath } from '@/messages/locales'
import { LateBadge, OrderStatusBadge } from '@/ui/order-status'
import { Price } from '@/ui/price'
import { ItemName } from '@/features/orders/item-name'
import type { OrderCard } from './list-orders'

/** A page of orders, each a link to its own page (rule M34). */
export function OrderList({ orders }: { orders: OrderCard[] }) {
  return (
    <ul className="border-line bg-raised divide-line divide-y rounded-md border">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderRow({ order }: { order: OrderCard }) {
  const t = useTranslations('buyerOrders')
  const locale = useLocale()
  const words = unitWords(useTranslations('product'), locale)
  const days = dateFormat(locale, { dateStyle: 'medium', timeZone: 'America/Toronto' })
  const path = localePath(locale, `/order/${order.id}`)
  const rest = order.lines - order.items.length
  return (
    <li className="hover:bg-tone/60 relative grid gap-x-6 gap-y-3 p-4 md:grid-cols-[11rem_1fr_auto]">
      <div>
        <h2 className="text-base">
          <a className="hover:text-celadon after:absolute after:inset-0" href={path}>
            {t('number', { number: order.number })}
          </a>
        </h2>
        <p className="text-muted text-sm">
          <time dateTime={new Date(order.placedAt).toISOString()}>
            {days.format(new Date(order.placedAt))}
          </time>
        </p>
        <p className="text-muted truncate text-sm">{order.partner}</p>
        {order.poNumber ? (
          <p className="text-muted text-sm wrap-anywhere">{t('po', { number: order.poNumber })}</p>
        ) : null}
      </div>
      <ul className="grid min-w-0 content-start gap-2">
        {order.items.map((item, at) => (
          <li key={at} className="max-xs:flex-wrap flex min-w-0 items-center gap-3">
            <span className="picture size-10 shrink-0 rounded-md">
              {item.picture ? <img src={item.picture} alt="" width={40} height={50} loading="lazy" /> : null}
            </span>
            <span className="min-w-0 truncate">
              <ItemName item={item} />
            </span>
            <span className="figures text-muted shrink-0 text-sm">× {words.named(item, item.quantity)}</span>
          </li>
        ))}
        {rest > 0 ? <li className="text-muted text-sm">{t('more', { count: rest })}</li> : null}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 md:flex-col md:items-end md:justify-start">
        <span className="flex flex-wrap gap-1 md:justify-end">
          <OrderStatusBadge status={order.status} />
          {order.isLate ? <LateBadge /> : null}
        </span>
        <span className="figures font-medium">
          <Price cents={order.total} />
        </span>
        <span className="text-muted text-sm empty:hidden">
          {order.isQuoteWaiting ? t('quoteWaiting') : null}
          {order.isCancelAsked ? t('cancelAsked') : null}
          {order.refunded > 0 ? t.rich('refunded', { amount: () => <Price cents={order.refunded} /> }) : null}
        </span>
      </div>
    </li>
  )
}
