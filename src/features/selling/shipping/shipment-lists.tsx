import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'
import type { Shipment, Shipments } from './list-shipments'
import { ShipmentCard } from './shipment-card'
import { SHIPPING_PATH, writeShippingQuery, type ShippingList, type ShippingQuery } from './shipping-query'

type Props = {
  shipments: Shipments
  query: ShippingQuery
  timeZone: string
  /** What the seller can do with an order; nothing if suspended. */
  actionOf: (order: Shipment) => ReactNode
}

/** Orders to be sent, then those on their way (rule S11). */
export function ShipmentLists({ shipments, query, timeZone, actionOf }: Props) {
  const t = useTranslations('sellerShipping')
  const path = localePath(useLocale(), SHIPPING_PATH)
  const list = (name: ShippingList) => {
    const { orders, hasMore } = shipments[name]
    const page = query[name]
    const hrefOf = (other: number) => `${path}${writeShippingQuery({ ...query, [name]: other })}#${name}`
    return (
      <section aria-labelledby={name} className="mb-10">
        <h2 id={name} className="mb-3 text-lg">
          {t(`${name}.title`)}
        </h2>
        {orders.length > 0 ? (
          <ul className="grid gap-4">
            {orders.map((order) => (
              <ShipmentCard key={order.id} order={order} timeZone={timeZone}>
                {actionOf(order)}
              </ShipmentCard>
            ))}
          </ul>
        ) : page > 1 ? (
          <EmptyState title={t('pastEnd')}>
            <ButtonLink href={hrefOf(1)}>{t('firstPage')}</ButtonLink>
          </EmptyState>
        ) : (
          <EmptyState title={t(`${name}.none`)} text={t(`${name}.noneText`)} />
        )}
        <Pages label={t(`${name}.title`)} page={page} hasMore={hasMore} hrefOf={hrefOf} />
      </section>
    )
  }
  return (
    <>
      {list('send')}
      {list('way')}
    </>
  )
}

type PagesProps = { label: string; page: number; hasMore: boolean; hrefOf: (page: number) => string }

/** Links to the page before and the page after. */
function Pages({ label, page, hasMore, hrefOf }: PagesProps) {
  const t = useTranslations('pagination')
  if (page === 1 && !hasMore) return null
  return (
    <nav
      aria-label={`${t('label')}: ${label}`}
      className="figures mt-4 flex flex-wrap items-center justify-center gap-3"
    >
      {page > 1 ? (
        <ButtonLink kind="quiet" rel="prev" href={hrefOf(page - 1)}>
          {t('previous')}
        </ButtonLink>
      ) : null}
      <span aria-current="page">{t('page', { page })}</span>
      {hasMore ? (
        <ButtonLink kind="quiet" rel="next" href={hrefOf(page + 1)}>
          {t('next')}
        </ButtonLink>
      ) : null}
    </nav>
  )
}
