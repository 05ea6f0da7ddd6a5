import { formatMoney } from '@/domain/money'
import { formatWhole, type Locale } from '@/domain/locale'
import { OPEN_MAX, type Tier } from '@/domain/products/tiers'
import { fillMessage } from '@/ui/fill-message'
import type { BuyWords } from './buy-words'

type Props = { tiers: Tier[]; quantity: number; locale: Locale; words: BuyWords }

/** The unit price by quantity, with the current tier marked (rule C43). */
export function PriceLadder({ tiers, quantity, locale, words }: Props) {
  const figure = (n: number) => formatWhole(n, locale)
  const span = ({ minQty, maxQty }: Tier) => {
    const least = figure(minQty)
    if (maxQty < OPEN_MAX) return minQty === maxQty ? least : `${least}–${figure(maxQty)}`
    return (
      <>
        <span aria-hidden="true">{least} – ∞</span>
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
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr
            key={tier.minQty}
            aria-current={quantity >= tier.minQty && quantity <= tier.maxQty ? 'true' : undefined}
          >
            <th scope="row">{span(tier)}</th>
            <td>{formatMoney(tier.unitPrice, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
