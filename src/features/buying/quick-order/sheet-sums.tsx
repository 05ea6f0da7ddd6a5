import { formatWhole, type Locale } from '@/domain/locale'
import { formatMoney, formatNamedMoney } from '@/domain/money'
import { localePath } from '@/messages/locales'
import { Button } from '@/ui/parts/button'
import { fillMessage } from '@/ui/page/fill-message'
import { sumsOf, type JudgedRow } from './judge-row'
import type { SheetWords } from './sheet-words'
import type { SheetBoard } from './use-sheet'

type Props = {
  judged: readonly JudgedRow[]
  board: SheetBoard
  isMember: boolean
  locale: Locale
  words: SheetWords
}

/** The lines that can be added, per seller and in all, and the button for them. */
export function SheetSums({ judged, board, isMember, locale, words }: Props) {
  const { sellers, lines, total } = sumsOf(judged)
  const count = formatWhole(lines, locale)
  const isAdding = board.sending === 'add'
  const ready =
    lines === 0 ? words.addNone : lines === 1 ? words.addOne : fillMessage(words.addMany, { count })
  return (
    <aside aria-labelledby="sums" className="sum-box">
      <h2 id="sums" className="text-lg">
        {fillMessage(words.total, { count })}
      </h2>
      <dl className="sum-lines figures">
        {sellers.map(({ seller, sellerName, sellerSlug, total: sum }) => (
          <div key={seller}>
            <dt>
              {sellerSlug ? (
                <a className="hover:text-celadon" href={localePath(locale, `/supplier/${sellerSlug}`)}>
                  {sellerName}
                </a>
              ) : (
                sellerName
              )}
            </dt>
            <dd>{formatMoney(sum, locale)}</dd>
          </div>
        ))}
        <div className="sum-total">
          <dt>{words.subtotal}</dt>
          <dd>{formatNamedMoney(total, locale)}</dd>
        </div>
      </dl>
      <p className="text-muted text-sm">{words.before}</p>
      <Button kind="primary" type="submit" name="do" value="add" className="min-h-11" isBusy={isAdding}>
        {isAdding ? words.adding : ready}
      </Button>
      {isMember ? null : <p className="text-muted text-sm">{words.signInToAdd}</p>}
    </aside>
  )
}
