import type { Locale } from '@/domain/locale'
import { formatMoney, formatNamedMoney } from '@/domain/money'
import { localePath } from '@/messages/locales'
import type { CartWords } from './cart-words'
import type { Cart } from './use-cart'

type Props = { board: Cart; locale: Locale; words: CartWords }

/** Subtotal, shipping 'Calculated at checkout', total, and the link to the checkout (rule M17). */
export function CartSummary({ board, locale, words }: Props) {
  const { subtotal, mayCheckOut } = board.cart
  return (
    <aside aria-labelledby="summary" className="sum-box">
      <h2 id="summary" className="text-lg">
        {words.summary}
      </h2>
      <dl className="sum-lines figures">
        <div>
          <dt>{words.subtotal}</dt>
          <dd>{formatMoney(subtotal, locale)}</dd>
        </div>
        <div>
          <dt>{words.shipping}</dt>
          <dd className="text-muted">{words.atCheckout}</dd>
        </div>
        <div>
          <dt>{words.taxes}</dt>
          <dd className="text-muted">{words.atCheckout}</dd>
        </div>
        <div className="sum-total">
          <dt>{words.total}</dt>
          <dd>{formatNamedMoney(subtotal, locale)}</dd>
        </div>
      </dl>
      {mayCheckOut ? (
        <a
          className="button button-primary min-h-11"
          href={localePath(locale, '/checkout')}
          onClick={board.leave}
          aria-busy={board.isLeaving}
        >
          {words.checkOut}
        </a>
      ) : (
        <>
          <a
            role="link"
            className="button button-primary min-h-11"
            aria-disabled="true"
            aria-describedby="why-not"
          >
            {words.checkOut}
          </a>
          <p id="why-not" className="cart-problem">
            {words.cannotCheckOut}
          </p>
        </>
      )}
    </aside>
  )
}
