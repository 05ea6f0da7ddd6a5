import { useEffect } from 'react'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import type { SampleTerms } from '@/domain/products/prices/sample'
import { localePath } from '@/messages/locales'
import { loginPath } from '@/ui/auth/auth-path'
import { fillMessage } from '@/ui/page/fill-message'
import { useActionForm } from '@/ui/forms/use-action-form'
import { showCartCount } from '@/ui/frame/header/cart-count'
import type { BuyWords } from './buy-words'
import type { Add, AddAnswer } from './use-add-to-cart'

type Props = {
  product: string
  sample: SampleTerms
  add: Add
  isDisabled: boolean
  locale: Locale
  words: BuyWords
}

/** Under the price tiers: a sample at its own price, delivered (rule C76). */
export default function SampleOffer({ product, sample, add, isDisabled, locale, words }: Props) {
  const own = words.sample
  const money = (cents: number) => formatMoney(cents, locale)
  const name = fillMessage(own.order, { price: money(sample.price + sample.freight) })
  const { state, isSending, form } = useActionForm<AddAnswer>(add, {}, own.failed)
  const count = state.line?.count
  useEffect(() => {
    if (count !== undefined) showCartCount(count)
  }, [count])
  return (
    <form {...form} className="no-print grid justify-items-start gap-1">
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="locale" value={locale} />
      <button
        type="submit"
        className="button"
        data-members=""
        disabled={isDisabled}
        aria-disabled={isSending || undefined}
      >
        {isSending ? words.adding : name}
      </button>
      <a
        className="button"
        data-signed-out=""
        data-prompt=""
        rel="nofollow"
        href={loginPath(locale, `/product/${product}`)}
      >
        {name}
      </a>
      <p className="text-muted text-sm">{fillMessage(own.about, { price: money(sample.price) })}</p>
      <p role="status" className={state.ok ? 'font-medium' : 'text-persimmon-deep font-medium'}>
        {state.ok ? `${state.message} ` : state.message}
        {state.ok ? (
          <a className="link underline" href={localePath(locale, '/cart')}>
            {words.view}
          </a>
        ) : null}
      </p>
    </form>
  )
}
