import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { dateFormat } from '@/domain/locale'
import { lineName, type LineNames } from '@/domain/orders/line-name'
import type { SoldUnit } from '@/domain/orders/sold-unit'
import { unitWords } from '@/domain/orders/unit-words'
import { localePath } from '@/messages/locales'
import { LateBadge, OrderStatusBadge, PartlyShippedBadge } from '@/ui/parts/order-status'
import { Price } from '@/ui/parts/price'
import { VerifiedBadge } from '@/ui/parts/verified-badge'

export type Sale = {
  id: string
  number: string
  status: string
  placedAt: string
  partner: string
  total: number
  refunded: number
  poNumber: string | null
  isQuoteWaiting: boolean
  isPartlyShipped: boolean
  isLate: boolean
  isCancelAsked: boolean
  lines: number
  /** The day of payment of an order on terms, as long as it is not paid. */
  dueOn: string | null
  items: (LineNames & SoldUnit & { quantity: number; sku?: string | null; isSample: boolean })[]
  sale: { buyerEmail: string; isVerifiedBuyer: boolean; note: string | null } | null
}

type Props = { sale: Sale; timeZone: string; children: ReactNode }

/** One order as its seller has it: what it is, who bought, what waits, and the next step beside it. */
export function SaleCard({ sale, timeZone, children }: Props) {
  const t = useTranslations('buyerOrders')
  const locale = useLocale()
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone })
  const placedAt = new Date(sale.placedAt)
  return (
    <li className="border-line bg-raised grid gap-x-6 gap-y-3 rounded-md border p-4 md:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-base">
            <a
              className="link inline-block min-h-6"
              href={localePath(locale, `/seller/orders/${sale.number}`)}
            >
              {t('number', { number: sale.number })}
            </a>
          </h2>
          <OrderStatusBadge status={sale.status} dueOn={sale.dueOn} isShort />
          {sale.isPartlyShipped ? <PartlyShippedBadge /> : null}
          {sale.isLate ? <LateBadge /> : null}
          <time className="text-muted text-sm" dateTime={placedAt.toISOString()}>
            {date.format(placedAt)}
          </time>
        </div>
        <SaleItems sale={sale} />
        <SaleFacts sale={sale} />
      </div>
      <div className="grid content-start gap-3">
        <p className="figures text-lg font-medium md:text-end">
          <Price cents={sale.total} />
          {sale.refunded > 0 ? (
            <span className="text-muted block text-sm font-normal">
              {t.rich('refunded', { amount: () => <Price cents={sale.refunded} /> })}
            </span>
          ) : null}
        </p>
        {children}
      </div>
    </li>
  )
}

/** The number of items, and the first of them. */
function SaleItems({ sale: { items, lines } }: { sale: Sale }) {
  const t = useTranslations('sellerOrders')
  const samples = useTranslations('samples')
  const locale = useLocale()
  const words = unitWords(useTranslations('product'), locale)
  return (
    <p className="line-clamp-2 wrap-anywhere">
      <span className="text-muted">{t('summary', { count: lines })}</span>
      {items.map((item, at) => {
        const { text, lang } = lineName(item, locale)
        return (
          <span key={at}>
            {' · '}
            <span className="figures">
              {words.named(item, item.quantity)} × {item.sku ? `${item.sku} ` : ''}
            </span>
            <span lang={lang}>{text}</span>
            {item.isSample ? <span className="font-semibold"> ({samples('label')})</span> : null}
          </span>
        )
      })}
    </p>
  )
}

/** The buyer, what the buyer wrote, and what the buyer waits for. */
function SaleFacts({ sale }: { sale: Sale }) {
  const t = useTranslations('sellerOrders')
  const list = useTranslations('buyerOrders')
  const { partner, sale: own } = sale
  const waits = sale.isQuoteWaiting ? t('quoteAsked') : sale.isCancelAsked ? t('cancelAsked') : null
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {own && own.buyerEmail !== partner ? <span className="wrap-anywhere">{partner}</span> : null}
        <span className="text-muted wrap-anywhere">{own?.buyerEmail}</span>
        {own?.isVerifiedBuyer ? <VerifiedBadge /> : null}
      </p>
      {sale.poNumber ? (
        <p className="text-muted wrap-anywhere">{list('po', { number: sale.poNumber })}</p>
      ) : null}
      {own?.note ? (
        <p className="line-clamp-3 wrap-anywhere whitespace-pre-line">
          <span className="text-muted">{t('note')} · </span>
          <span>{own.note}</span>
        </p>
      ) : null}
      {waits ? <p className="text-persimmon-deep font-medium">{waits}</p> : null}
    </div>
  )
}
