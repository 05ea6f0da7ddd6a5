import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import type { CartState } from '@/features/buying/cart/cart-form'
import type { CartLine } from '@/features/buying/cart/cart-view'

type Props = { line: CartLine; answer: CartState; isTouched: boolean; locale: Locale }

/** Issues that the hint under the quantity does not explain. */
const KEYS = {
  'cart.unavailable': 'unavailable',
  'cart.ownProduct': 'ownProduct',
  'cart.soldOut': 'soldOut',
  'cart.notEnough': 'notEnough',
} as const

const isKnown = (code: string): code is keyof typeof KEYS => Object.hasOwn(KEYS, code)

/** Messages beside a line: its issues, a refused change, a changed price (rules C9, M1). */
export function LineAnswer({ line, answer, isTouched, locale }: Props) {
  const t = useTranslations('cart.page')
  const product = useTranslations('product')
  const issueTexts = useTranslations('issues.cart')
  const { id, issues, change } = line
  const problems = issues.flatMap(({ code }) => (isKnown(code) ? issueTexts(KEYS[code]) : []))
  const refused = !answer.ok && answer.line === id && !isTouched ? answer.message : undefined
  return (
    <>
      {problems.length > 0 && !isTouched ? <p className="cart-problem">{problems.join(' ')}</p> : null}
      {refused ? (
        <p className="cart-problem" role="alert">
          {refused}
        </p>
      ) : null}
      {change ? (
        <p className="cart-changed">
          <span>
            {t('priceChanged', {
              from: formatMoney(change.from, locale),
              to: product(`eachOf.${line.soldBy}`, { price: formatMoney(change.to, locale) }),
            })}
          </span>
          <button type="submit" name="do" value="seen" className="link cursor-pointer font-medium">
            {t('priceSeen')}
          </button>
        </p>
      ) : null}
    </>
  )
}
