import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { formatMoney, formatNamedMoney } from '@/domain/money'
import { localePath } from '@/messages/locales'
import { CodeField } from './code-field'
import type { EstimateView } from './cart-view'
import type { Cart } from './use-cart'

type Props = {
  board: Cart
  /** Null where no place is known. */
  estimate: EstimateView | null
  isWaiting: boolean
  locale: Locale
}

/** Subtotal, shipping, taxes and total at a known place (rule M52), else 'Calculated at checkout', and the link there (rule M17). */
export function CartSummary({ board, estimate, isWaiting, locale }: Props) {
  const t = useTranslations('cart.page')
  const { subtotal, code, mayCheckOut } = board.cart
  const off = code?.off ?? 0
  const totalName = estimate?.totalName ?? t('total')
  const total = estimate?.total ?? formatNamedMoney(subtotal - off, locale)
  return (
    <aside aria-labelledby="summary" className="sum-box">
      <div>
        <h2 id="summary" className="text-lg">
          {t('summary')}
        </h2>
        {estimate ? (
          <p className="text-muted text-sm">{t('estimatedFor', { place: estimate.place })}</p>
        ) : null}
      </div>
      <dl className={`sum-lines figures ${estimate && isWaiting ? 'opacity-60' : ''}`}>
        <div>
          <dt>{t('subtotal')}</dt>
          <dd>{formatMoney(subtotal, locale)}</dd>
        </div>
        {code && off > 0 ? (
          <div>
            <dt>{t('discount', { code: code.code })}</dt>
            <dd>{formatMoney(-off, locale)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('shipping')}</dt>
          <dd className={estimate ? undefined : 'text-muted'}>{estimate?.shipping ?? t('atCheckout')}</dd>
        </div>
        {estimate ? (
          estimate.taxes.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))
        ) : (
          <div>
            <dt>{t('taxes')}</dt>
            <dd className="text-muted">{t('atCheckout')}</dd>
          </div>
        )}
        <div className="sum-total">
          <dt>{totalName}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <CodeField board={board} locale={locale} />
      {estimate?.notes.map((note) => (
        <p key={note} className="text-sm">
          {note}
        </p>
      ))}
      {/* On a phone this stands at the bottom of the window (rule M67). */}
      <div className="cart-bar no-print">
        {mayCheckOut ? null : (
          <p id="why-not" className="cart-problem">
            {t('cannotCheckOut')}
          </p>
        )}
        <p className={`figures md:hidden ${estimate && isWaiting ? 'opacity-60' : ''}`} aria-hidden="true">
          <span className="text-muted block text-sm">{totalName}</span>
          <span className="block text-lg font-semibold">{total}</span>
        </p>
        {mayCheckOut ? (
          <a
            className="button button-primary min-h-11"
            href={localePath(locale, '/checkout')}
            onClick={board.leave}
            aria-busy={board.isLeaving}
          >
            {t('checkOut')}
          </a>
        ) : (
          <a
            role="link"
            className="button button-primary min-h-11"
            aria-disabled="true"
            aria-describedby="why-not"
          >
            {t('checkOut')}
          </a>
        )}
      </div>
    </aside>
  )
}
