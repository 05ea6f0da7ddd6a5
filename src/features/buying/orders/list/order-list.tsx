import { useLocale, useTranslations } from 'next-intl'
import { isOverdue } from '@/domain/people/companies/terms'
import { dateFormat } from '@/domain/locale'
import { lineName } from '@/domain/orders/line-name'
import { unitWords } from '@/domain/orders/unit-words'
import { localePath } from '@/messages/locales'
import { LateBadge, OrderStatusBadge, PartlyShippedBadge } from '@/ui/parts/order-status'
import { Price } from '@/ui/parts/price'
import type { OrderCard } from './list-orders'
import { NextText } from './next-text'
import { RowActions } from './row-actions'

/** A page of orders, each a link to its own page, with what comes next and what can be done at once (rules M34, M60). */
export function OrderList({ orders }: { orders: OrderCard[] }) {
  return (
    <ul className="border-line bg-raised divide-line @container divide-y rounded-md border">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderRow({ order }: { order: OrderCard }) {
  const t = useTranslations('buyerOrders')
  const locale = useLocale()
  const days = dateFormat(locale, { dateStyle: 'medium', timeZone: 'America/Toronto' })
  const path = localePath(locale, `/order/${order.id}`)
  return (
    <li className="order-row hover:bg-tone/60">
      <div className="min-w-0 [grid-area:number]">
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
        {order.poNumber ? (
          <p className="text-muted text-sm wrap-anywhere">{t('po', { number: order.poNumber })}</p>
        ) : null}
      </div>
      <div className="grid min-w-0 content-start gap-0.5 [grid-area:goods]">
        <Pictures order={order} />
        <p className="text-muted truncate text-sm">{order.partner}</p>
      </div>
      <div className="min-w-0 [grid-area:next]">
        <span className="flex flex-wrap gap-1">
          <OrderStatusBadge status={order.status} dueOn={order.dueOn} isShort />
          {order.isPartlyShipped ? <PartlyShippedBadge /> : null}
          {order.isLate ? <LateBadge /> : null}
        </span>
        {order.next ? (
          <p className="text-sm font-medium">
            <NextText next={order.next} />
          </p>
        ) : null}
        {order.dueOn && !order.sale ? <DueDay dueOn={order.dueOn} /> : null}
        <p className="text-muted text-sm empty:hidden">
          {order.isCancelAsked ? t('cancelAsked') : null}
          {order.refunded > 0 ? t.rich('refunded', { amount: () => <Price cents={order.refunded} /> }) : null}
        </p>
      </div>
      <p className="figures text-end font-medium [grid-area:total]">
        <Price cents={order.total} />
      </p>
      <RowActions order={order} />
    </li>
  )
}

/** 'Pay by Dec 27', of an order on terms that is not paid; overdue it says since when (rule M60). */
function DueDay({ dueOn }: { dueOn: string }) {
  const t = useTranslations('buyerOrders.next')
  const terms = useTranslations('netTerms')
  const days = dateFormat(useLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const day = days.format(new Date(dueOn))
  return isOverdue(dueOn, new Date()) ? (
    <p className="text-persimmon-deep text-sm font-medium">{terms('overdue', { day })}</p>
  ) : (
    <p className="text-sm font-medium">{t('pay', { day })}</p>
  )
}

/** Its first four goods, each read as its name and quantity, and how many more there are. */
function Pictures({ order }: { order: OrderCard }) {
  const t = useTranslations('buyerOrders')
  const locale = useLocale()
  const words = unitWords(useTranslations('product'), locale)
  const rest = order.lines - order.items.length
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {order.items.map((item, at) => {
        const { text, lang } = lineName(item, locale)
        const shown = `${text} × ${words.named(item, item.quantity)}`
        return (
          <li key={at} title={shown}>
            <span className="picture block h-12.5 w-10 rounded-md">
              {item.picture ? <img src={item.picture} alt="" width={40} height={50} loading="lazy" /> : null}
            </span>
            <span className="sr-only" lang={lang}>
              {shown}
            </span>
          </li>
        )
      })}
      {rest > 0 ? (
        <li className="figures text-muted text-sm">
          <span aria-hidden="true">+{rest}</span>
          <span className="sr-only">{t('more', { count: rest })}</span>
        </li>
      ) : null}
    </ul>
  )
}
