import type { SubmitEvent } from 'react'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { cartForm } from '@/features/buying/cart/cart-form'
import { CartGoods } from './cart-goods'
import type { CartLine } from '@/features/buying/cart/cart-view'
import type { CartWords } from '@/features/buying/cart/cart-words'
import { LineAnswer } from './line-answer'
import type { Cart } from '@/features/buying/cart/use-cart'
import { fillMessage } from '@/ui/page/fill-message'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'

type Props = { line: CartLine; board: Cart; locale: Locale; words: CartWords }

/** A sample in the cart: one, at its own price and freight (rule M112). */
export function SampleRow({ line, board, locale, words }: Props) {
  const { id, productName, totalPrice, sampleFreight = 0, change } = line
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    board.send(cartForm(locale, { do: 'remove', line: id }), { do: 'remove', line: id })
  }
  return (
    <li ref={useFocusRescue<HTMLLIElement>('.cart-notice')} className="cart-line">
      <CartGoods line={line} locale={locale} words={words} />
      <form action={board.post} onSubmit={submit} className="cart-form" noValidate>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="line" value={id} />
        <div className="cart-quantity">
          <p className="font-medium">{words.sample}</p>
          <p className="cart-sum figures">
            <span className="font-semibold">{formatMoney(totalPrice, locale)}</span>
            <span className="text-muted text-sm">
              {sampleFreight > 0
                ? fillMessage(words.sampleFreight, { price: formatMoney(sampleFreight, locale) })
                : words.sampleFree}
            </span>
          </p>
        </div>
        {change ? (
          <p className="cart-changed">
            {fillMessage(words.priceChanged, {
              from: formatMoney(change.from, locale),
              to: formatMoney(change.to, locale),
            })}
          </p>
        ) : null}
        <LineAnswer
          line={{ ...line, change: undefined }}
          answer={board.answer}
          isTouched={false}
          locale={locale}
          words={words}
        />
        <p className="cart-ways">
          <button type="submit" name="do" value="remove" className="link cursor-pointer">
            {words.remove}
            <span className="sr-only">: {productName}</span>
          </button>
        </p>
      </form>
    </li>
  )
}
