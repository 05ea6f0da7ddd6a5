import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { cartForm } from '@/features/buying/cart/cart-form'
import { CartGoods } from './cart-goods'
import type { CartLine } from '@/features/buying/cart/cart-view'
import { LineAnswer } from './line-answer'
import type { Cart } from '@/features/buying/cart/use-cart'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'

type Props = { line: CartLine; board: Cart; locale: Locale }

/** A sample in the cart: one, at its own price and freight (rule M112). */
export function SampleRow({ line, board, locale }: Props) {
  const t = useTranslations('cart.page')
  const sample = useTranslations('samples')
  const { id, productName, totalPrice, sampleFreight = 0, change } = line
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    board.send(cartForm(locale, { do: 'remove', line: id }), { do: 'remove', line: id })
  }
  return (
    <li ref={useFocusRescue<HTMLLIElement>('.cart-notice')} className="cart-line">
      <CartGoods line={line} locale={locale} />
      <form action={board.post} onSubmit={submit} className="cart-form" noValidate>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="line" value={id} />
        <div className="cart-quantity">
          <p className="font-medium">{sample('label')}</p>
          <p className="cart-sum figures">
            <span className="font-semibold">{formatMoney(totalPrice, locale)}</span>
            <span className="text-muted text-sm">
              {sampleFreight > 0
                ? sample('freight', { price: formatMoney(sampleFreight, locale) })
                : sample('free')}
            </span>
          </p>
        </div>
        {change ? (
          <p className="cart-changed">
            {t('priceChanged', {
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
        />
        <p className="cart-ways">
          <button type="submit" name="do" value="remove" className="link cursor-pointer">
            {t('remove')}
            <span className="sr-only">: {productName}</span>
          </button>
        </p>
      </form>
    </li>
  )
}
