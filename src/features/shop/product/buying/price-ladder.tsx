import { pricePerFoot, pricePerMeasure, type Content } from '@/domain/products/facts/content'
import { formatMoney } from '@/domain/money'
import { formatWhole, type Locale } from '@/domain/locale'
import { OPEN_MAX, savedPercent, type Tier } from '@/domain/products/prices/tiers'
import { fillMessage } from '@/ui/page/fill-message'
import { useScript } from '@/ui/page/use-script'
import type { BuyWords } from './buy-words'

type Props = {
  tiers: (Tier & { formerPrice?: number })[]
  content: Content | null
  quantity: number
  /** The stock left, if buyers may know it (rule C9). */
  left: number | null
  locale: Locale
  words: BuyWords
  /** Where a price is asked for; null where nothing is sold. */
  askHref: string | null
  onTake: (quantity: number) => void
}

/** Prices by quantity, with the current tier marked where the stock can fill the quantity (rule C43). A row sets its first quantity. */
export function PriceLadder({ tiers, content, quantity, left, locale, words, askHref, onTake }: Props) {
  const hasScript = useScript()
  const isFilled = left === null || quantity <= left
  const measures = content ? words.measures : []
  const figure = (n: number) => formatWhole(n, locale)
  const money = (cents: number) => formatMoney(cents, locale)
  const span = ({ minQty, maxQty }: Tier) => {
    const least = figure(minQty)
    if (maxQty < OPEN_MAX) return minQty === maxQty ? least : `${least}–${figure(maxQty)}`
    return (
      <>
        <span aria-hidden="true">{least}+</span>
        <span className="sr-only">{fillMessage(words.orMore, { quantity: least })}</span>
      </>
    )
  }
  return (
    <table className="ladder figures">
      <caption className="sr-only">{words.ladder}</caption>
      <thead>
        <tr>
          <th scope="col">{words.units}</th>
          <th scope="col">{words.unitPrice}</th>
          {measures.map((measure) => (
            <th key={measure} scope="col">
              {fillMessage(words.perMeasure, { measure })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => {
          const { minQty, maxQty, unitPrice, formerPrice } = tier
          const isGone = left !== null && minQty > left
          // Beside a former price it would be read as what that price was lowered by.
          const saved = formerPrice === undefined ? savedPercent(tiers, tier) : 0
          return (
            <tr
              key={minQty}
              aria-current={isFilled && quantity >= minQty && quantity <= maxQty ? 'true' : undefined}
              data-gone={isGone ? '' : undefined}
            >
              <th scope="row">
                {hasScript && !isGone ? (
                  <button type="button" onClick={() => onTake(minQty)}>
                    {span(tier)}
                  </button>
                ) : (
                  span(tier)
                )}
              </th>
              <td>
                {formerPrice === undefined ? null : (
                  <>
                    <span className="sr-only">{words.former}</span>{' '}
                    <s className="text-muted">{money(formerPrice)}</s>{' '}
                    <span className="sr-only">{words.now}</span>{' '}
                  </>
                )}
                {money(unitPrice)}
                {isGone || saved > 0 ? (
                  <small>
                    {isGone
                      ? fillMessage(words.onlyLeft, { n: figure(left) })
                      : fillMessage(words.saved, { percent: figure(saved) })}
                  </small>
                ) : null}
              </td>
              {content ? <td>{money(pricePerMeasure(unitPrice, content))}</td> : null}
              {content && measures.length > 1 ? (
                <td>{money(pricePerFoot(unitPrice, content) ?? 0)}</td>
              ) : null}
            </tr>
          )
        })}
      </tbody>
      {askHref === null ? null : (
        <tfoot>
          <tr>
            <td colSpan={2 + measures.length}>
              <a className="link" rel="nofollow" href={askHref}>
                {tiers.length > 1 ? fillMessage(words.askMore, { n: figure(endOf(tiers)) }) : words.askLarge}
              </a>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** The quantity of the last tier: its last, or where it has none its first. */
function endOf(tiers: readonly Tier[]) {
  const last = tiers.at(-1)
  return last && last.maxQty < OPEN_MAX ? last.maxQty : (last?.minQty ?? 1)
}
