import { formatWhole, type Locale } from '@/domain/locale'
import { addAll, formatMoney, formatNamedMoney, multiply } from '@/domain/money'
import { Button } from '@/ui/parts/button'
import { fillMessage } from '@/ui/page/fill-message'
import type { AgainWords } from './again-words'
import type { AgainBoardState } from './use-again'

type Props = { board: AgainBoardState; locale: Locale; words: AgainWords }

/** What the ticked lines come to now and came to then, and the ways on: the cart, or straight to the checkout. */
export function AgainSums({ board: { lines, isSending }, locale, words }: Props) {
  const ready = lines.filter(({ isPicked, judged }) => isPicked && !judged.issue && judged.total !== null)
  const count = formatWhole(ready.length, locale)
  const total = addAll(ready.map(({ judged }) => judged.total ?? 0))
  const isComparable = ready.length > 0 && ready.every(({ isOtherUnit }) => !isOtherUnit)
  const then = addAll(ready.map(({ judged, priceThen }) => multiply(priceThen, judged.quantity)))
  const label =
    ready.length === 0
      ? words.addNone
      : ready.length === 1
        ? words.addOne
        : fillMessage(words.addMany, { count })
  return (
    <aside aria-labelledby="sums" className="sum-box">
      <h2 id="sums" className="text-lg">
        {fillMessage(words.sums, { count })}
      </h2>
      <dl className="sum-lines figures">
        {isComparable && then !== total ? (
          <div className="text-muted">
            <dt>{words.totalThen}</dt>
            <dd>{formatMoney(then, locale)}</dd>
          </div>
        ) : null}
        <div className="sum-total">
          <dt>{words.subtotal}</dt>
          <dd>{formatNamedMoney(total, locale)}</dd>
        </div>
      </dl>
      <p className="text-muted text-sm">{words.before}</p>
      <Button kind="primary" type="submit" name="do" value="cart" className="min-h-11" isBusy={isSending}>
        {isSending ? words.adding : label}
      </Button>
      <Button type="submit" name="do" value="checkout" className="min-h-11" isBusy={isSending}>
        {words.checkOut}
      </Button>
    </aside>
  )
}
