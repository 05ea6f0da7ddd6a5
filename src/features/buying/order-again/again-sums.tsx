import { useTranslations } from 'next-intl'
import { formatWhole, type Locale } from '@/domain/locale'
import { addAll, formatMoney, formatNamedMoney, multiply } from '@/domain/money'
import { Button } from '@/ui/parts/button'
import type { AgainBoardState } from './use-again'

type Props = { board: AgainBoardState; locale: Locale }

/** What the ticked lines come to now and came to then, and the ways on: the cart, or straight to the checkout. */
export function AgainSums({ board: { lines, isSending }, locale }: Props) {
  const t = useTranslations('orderAgain')
  const quick = useTranslations('quickOrder')
  const cart = useTranslations('cart.page')
  const ready = lines.filter(({ isPicked, judged }) => isPicked && !judged.issue && judged.total !== null)
  const count = formatWhole(ready.length, locale)
  const total = addAll(ready.map(({ judged }) => judged.total ?? 0))
  const isComparable = ready.length > 0 && ready.every(({ isOtherUnit }) => !isOtherUnit)
  const then = addAll(ready.map(({ judged, priceThen }) => multiply(priceThen, judged.quantity)))
  const label =
    ready.length === 0 ? quick('addNone') : ready.length === 1 ? quick('addOne') : quick('addMany', { count })
  return (
    <aside aria-labelledby="sums" className="sum-box">
      <h2 id="sums" className="text-lg">
        {t('sums', { count })}
      </h2>
      <dl className="sum-lines figures">
        {isComparable && then !== total ? (
          <div className="text-muted">
            <dt>{t('totalThen')}</dt>
            <dd>{formatMoney(then, locale)}</dd>
          </div>
        ) : null}
        <div className="sum-total">
          <dt>{cart('subtotal')}</dt>
          <dd>{formatNamedMoney(total, locale)}</dd>
        </div>
      </dl>
      <p className="text-muted text-sm">{quick('before')}</p>
      <Button kind="primary" type="submit" name="do" value="cart" className="min-h-11" isBusy={isSending}>
        {isSending ? quick('adding') : label}
      </Button>
      <Button type="submit" name="do" value="checkout" className="min-h-11" isBusy={isSending}>
        {t('checkOut')}
      </Button>
    </aside>
  )
}
