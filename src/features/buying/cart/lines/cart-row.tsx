import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import { isBuyable } from '@/domain/cart/cart'
import type { Locale } from '@/domain/locale'
import { formatMoney, multiply } from '@/domain/money'
import { QuantityField } from '@/ui/forms/fields/quantity-field'
import { useQuantityWords } from '@/ui/forms/fields/quantity-words'
import { QuantityHint } from '@/ui/forms/fields/quantity-hint'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'
import { CartGoods } from './cart-goods'
import type { CartLine } from '@/features/buying/cart/cart-view'
import { cartForm } from '@/features/buying/cart/cart-form'
import { LineAnswer } from './line-answer'
import type { Cart } from '@/features/buying/cart/use-cart'
import { useQuantityDraft } from './use-quantity-draft'

type Props = { line: CartLine; board: Cart; locale: Locale }

/** A line of the cart: quantity, price, changes and actions. */
export function CartRow({ line, board, locale }: Props) {
  const t = useTranslations('cart.page')
  const product = useTranslations('product')
  const sample = useTranslations('samples')
  const { id, productName, soldBy, measured, tiers, left, unitPrice, totalPrice } = line
  const credit = multiply(unitPrice, line.quantity) - totalPrice
  const own = useQuantityWords(soldBy)
  const set = (quantity: number) =>
    board.send(cartForm(locale, { do: 'set', line: id, quantity }), { do: 'set', line: id, quantity })
  const draft = useQuantityDraft(line, board, set)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = event.nativeEvent.submitter
    const command = button instanceof HTMLButtonElement ? button.value : 'set'
    if (command === 'seen') set(line.quantity)
    else if (command === 'remove' || command === 'later')
      board.send(cartForm(locale, { do: command, line: id }), { do: command, line: id })
    else draft.settle()
  }
  return (
    <li ref={useFocusRescue<HTMLLIElement>('.cart-notice')} className="cart-line">
      <CartGoods line={line} locale={locale} />
      <form action={board.post} onSubmit={submit} className="cart-form" noValidate>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="line" value={id} />
        {isBuyable(line) ? (
          <>
            <div className="cart-quantity">
              <QuantityField
                id={`quantity-${id}`}
                hint={`hint-${id}`}
                tiers={tiers}
                typed={draft.typed}
                quantity={draft.quantity}
                isValid={draft.isSold}
                words={own}
                of={productName}
                onType={draft.type}
                onChoose={draft.choose}
                onLeave={draft.settle}
              />
              <button type="submit" name="do" value="set" className="button" data-unscripted="">
                {t('update')}
              </button>
              <p className="cart-sum figures">
                <span className="font-semibold">{formatMoney(totalPrice, locale)}</span>
                <span className="text-muted text-sm">
                  {product(`eachOf.${soldBy}`, { price: formatMoney(unitPrice, locale) })}
                </span>
                {measured ? <span className="text-muted text-sm">{measured}</span> : null}
                {credit > 0 ? (
                  <span className="text-celadon-deep text-sm">
                    {sample('credit', { price: formatMoney(credit, locale) })}
                  </span>
                ) : null}
              </p>
            </div>
            <div aria-live="polite">
              <QuantityHint
                id={`hint-${id}`}
                tiers={tiers}
                quantity={draft.quantity}
                left={left}
                locale={locale}
                words={own}
                isCart
                onTake={draft.choose}
              />
            </div>
          </>
        ) : null}
        <LineAnswer line={line} answer={board.answer} isTouched={draft.isTouched} locale={locale} />
        <p className="cart-ways">
          <button type="submit" name="do" value="later" className="link cursor-pointer">
            {t('later')}
            <span className="sr-only">: {productName}</span>
          </button>
          <button type="submit" name="do" value="remove" className="link cursor-pointer">
            {t('remove')}
            <span className="sr-only">: {productName}</span>
          </button>
        </p>
      </form>
    </li>
  )
}
