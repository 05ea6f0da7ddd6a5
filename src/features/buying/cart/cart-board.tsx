'use client'

import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { isSample } from '@/domain/cart/shipping/sample-shipping'
import { localePath } from '@/messages/locales'
import { CartNotice } from './cart-notice'
import { CartRow } from './lines/cart-row'
import { CartSummary } from './cart-summary'
import type { CartView, SellerShipping } from './cart-view'
import { SampleRow } from './lines/sample-row'
import { SavedRow } from './lines/saved-row'
import { useCart } from './use-cart'
import { useEstimate } from './use-estimate'
import { formatMoney } from '@/domain/money'
import { LinkedName } from '@/ui/parts/linked-name'

type Props = { cart: CartView; locale: Locale }

/** The cart's lines by seller (rule M2), the lines saved for later, and the totals (rule M17). */
export function CartBoard({ cart: given, locale }: Props) {
  const t = useTranslations('cart.page')
  const quick = useTranslations('quickOrder')
  const board = useCart(given, locale)
  const { cart } = board
  const { estimate, isWaiting } = useEstimate(board, locale)
  const shared = { board, locale }
  return (
    <>
      <CartNotice {...shared} />
      {cart.count > 0 ? (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
          <div className="grid grid-cols-1 gap-8">
            {cart.sellers.map(({ sellerId, sellerName, sellerSlug, subtotal, arrival, lines }) => (
              <section key={sellerId} aria-labelledby={`seller-${sellerId}`}>
                <h2 id={`seller-${sellerId}`} className="text-lg">
                  <LinkedName
                    sentence={t.raw('from') as string}
                    name={sellerName}
                    href={sellerSlug && localePath(locale, `/supplier/${sellerSlug}`)}
                  />
                </h2>
                {arrival ? <p className="font-medium">{arrival}</p> : null}
                <ul className="cart-lines">
                  {lines.map((line) =>
                    isSample(line) ? (
                      <SampleRow key={line.id} line={line} {...shared} />
                    ) : (
                      <CartRow key={line.id} line={line} {...shared} />
                    ),
                  )}
                </ul>
                <div className="figures grid gap-0.5 pt-3 text-end">
                  <p>
                    <span className="text-muted">{t('subtotalOf', { seller: sellerName })}</span>{' '}
                    <span className="font-semibold">{formatMoney(subtotal, locale)}</span>
                  </p>
                  <SellerFoot cost={estimate?.sellers[sellerId]} isWaiting={isWaiting} />
                </div>
                {lines.every(isSample) ? null : (
                  <p className="text-end text-sm">
                    <a className="link" href={localePath(locale, `/price-requests/new?seller=${sellerId}`)}>
                      {t('askPrice')}
                      <span className="sr-only">: {sellerName}</span>
                    </a>
                  </p>
                )}
              </section>
            ))}
          </div>
          <CartSummary {...shared} estimate={estimate} isWaiting={isWaiting} />
        </div>
      ) : (
        <div className="bg-tone grid justify-items-center gap-3 rounded-md px-6 py-12 text-center">
          <span className="icon icon-cart text-muted text-2xl" aria-hidden="true" />
          <p className="text-lg font-medium">{t('empty')}</p>
          <p className="text-muted max-w-prose">{t('emptyText')}</p>
          <a className="button button-primary" href={localePath(locale, '/products')}>
            {t('browse')}
          </a>
          <a className="link" href={localePath(locale, '/quick-order')}>
            {quick('title')}
          </a>
        </div>
      )}
      {cart.saved.length > 0 ? (
        <section aria-labelledby="saved" className="mt-12 lg:max-w-[calc(100%-24rem)]">
          <h2 id="saved" className="text-lg">
            {t('saved')}
          </h2>
          <ul className="cart-lines">
            {cart.saved.map((line) => (
              <SavedRow key={line.id} line={line} {...shared} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

/** What shipping from one seller costs, and what to add for free shipping (rule M67); nothing while no place is known. */
function SellerFoot({ cost, isWaiting }: { cost?: SellerShipping; isWaiting: boolean }) {
  if (!cost) return null
  return (
    <p className={isWaiting ? 'opacity-60' : undefined}>
      {cost.shipping}
      {cost.untilFree ? (
        <>
          {' · '}
          <span className="text-celadon-deep font-medium">{cost.untilFree}</span>
        </>
      ) : null}
    </p>
  )
}
