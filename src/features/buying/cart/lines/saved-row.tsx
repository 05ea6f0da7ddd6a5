import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'
import { CartGoods } from './cart-goods'
import type { SavedLine } from '@/features/buying/cart/cart-view'
import { cartForm } from '@/features/buying/cart/cart-form'
import type { Cart } from '@/features/buying/cart/use-cart'

type Props = { line: SavedLine; board: Cart; locale: Locale }

/** A line saved for later, at the current price. */
export function SavedRow({ line, board, locale }: Props) {
  const t = useTranslations('cart.page')
  const product = useTranslations('product')
  const issues = useTranslations('issues.cart')
  const { id, productName, soldBy, ordered, measured, change, isOnSale } = line
  const money = (cents: number) => formatMoney(cents, locale)
  const { answer } = board
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = event.nativeEvent.submitter
    const command = button instanceof HTMLButtonElement && button.value === 'remove' ? 'remove' : 'back'
    board.send(cartForm(locale, { do: command, line: id }), { do: command, line: id })
  }
  return (
    <li ref={useFocusRescue<HTMLLIElement>('.cart-notice')} className="cart-line">
      <CartGoods line={line} locale={locale} />
      <form action={board.post} onSubmit={submit} className="cart-form" noValidate>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="line" value={id} />
        {isOnSale ? (
          <p className="figures text-sm">
            {ordered}
            {measured ? <span className="text-muted block">{measured}</span> : null}
          </p>
        ) : (
          <p className="cart-problem">{issues('unavailable')}</p>
        )}
        {isOnSale && change ? (
          <p className="cart-changed">
            {t('priceChanged', {
              from: money(change.from),
              to: product(`eachOf.${soldBy}`, { price: money(change.to) }),
            })}
          </p>
        ) : null}
        {!answer.ok && answer.line === id && answer.message ? (
          <p className="cart-problem" role="alert">
            {answer.message}
          </p>
        ) : null}
        <p className="cart-ways">
          {isOnSale ? (
            <button type="submit" name="do" value="back" className="link cursor-pointer">
              {t('back')}
              <span className="sr-only">: {productName}</span>
            </button>
          ) : null}
          <button type="submit" name="do" value="remove" className="link cursor-pointer">
            {t('remove')}
            <span className="sr-only">: {productName}</span>
          </button>
        </p>
      </form>
    </li>
  )
}
