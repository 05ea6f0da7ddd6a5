import { isTemporary } from '@/domain/cart/cart'
import { formatWhole, type Locale } from '@/domain/locale'
import type { BuyWords } from './buy-words'
import type { LineInCart } from './cart-line'
import { fillMessage } from '@/ui/page/fill-message'
import type { AddAnswer } from './use-add-to-cart'

type Props = {
  adding: { line: LineInCart; answer: AddAnswer }
  isOwn: boolean
  cart: string
  signIn: string
  locale: Locale
  words: BuyWords
}

/** The result of adding, announced to screen readers by the box it is in; then the quantity in the cart, with a link. */
export function BuyStatus({ adding: { line, answer }, isOwn, cart, signIn, locale, words }: Props) {
  const isStored = line.id !== null && !isTemporary(line.id)
  return (
    <div className="buy-status" aria-atomic="true">
      {isOwn ? <span>{words.ownProduct}</span> : null}
      {answer.message ? (
        <span className={answer.ok ? 'font-medium' : 'text-persimmon-deep font-medium'}>
          {answer.message}
        </span>
      ) : null}
      {answer.isSignedOut ? (
        <a className="link underline" href={signIn}>
          {words.signIn}
        </a>
      ) : null}
      {line.quantity > 0 ? (
        <span className={isStored ? '' : 'text-muted'}>
          {fillMessage(words.inCart, { count: formatWhole(line.quantity, locale) })}{' '}
          {isStored ? (
            <a className="link underline" href={cart}>
              {words.view}
            </a>
          ) : null}
        </span>
      ) : null}
    </div>
  )
}
