import type { Locale } from '@/domain/locale'
import { formatMoney, formatNamedMoney } from '@/domain/money'
import { localePath } from '@/messages/locales'
import type { CartWords } from './cart-words'
import type { Cart } from './use-cart'
import { useEstimate } from './use-estimate'
import { fillMessage } from '@/ui/fill-message'

type Props = { board: Cart; locale: Locale; words: CartWords }

/** Subtotal, shipping, taxes and total at a known place (rule M52), else 'Calculated at checkout', and the link there (rule M17). */
export function CartSummary({ board, locale, words }: Props) {
  const { subtotal, mayCheckOut } = board.cart
  const { estimate, isWaiting } = useEstimate(board, locale)
  return (
    <aside aria-labelledby="summary" className="sum-box">
      <div>
        <h2 id="summary" className="text-lg">
          {words.summary}
        </h2>
        {estimate ? (
          <p className="text-muted text-sm">{fillMessage(words.estimatedFor, { place: estimate.place })}</p>
        ) : null}
      </div>
      <dl className={`sum-lines figures ${estimate && isWaiting ? 'opacity-60' : ''}`}>
        <div>
          <dt>{words.subtotal}</dt>
          <dd>{formatMoney(subtotal, locale)}</dd>
        </div>
        <div>
          <dt>{words.shipping}</dt>
          <dd className={estimate ? undefined : 'text-muted'}>{estimate?.shipping ?? words.atCheckout}</dd>
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
            <dt>{words.taxes}</dt>
            <dd className="text-muted">{words.atCheckout}</dd>
          </div>
        )}
        <div className="sum-total">
          <dt>{estimate?.totalName ?? words.total}</dt>
          <dd>{estimate?.total ?? formatNamedMoney(subtotal, locale)}</dd>
        </div>
      </dl>
      {estimate?.notes.map((note) => (
        <p key={note} className="text-sm">
          {note}
        </p>
      ))}
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
