import { formatWhole, type Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { exampleQuantities, inversions } from '@/domain/products/prices/price-curve'
import { lineTotal, unitPriceFor, type Tier } from '@/domain/products/prices/tiers'
import type { Result } from '@/domain/result'
import { fillMessage } from '@/ui/page/fill-message'
import { PriceCurve } from './price-curve'
import type { TierWords } from './tier-words'

type Props = { tiers: Result<Tier[]>; words: TierWords; locale: Locale }

/** What the tiers mean: where more costs less, the curve, and examples. While they do not fit: why. */
export function PriceFigures({ tiers, words, locale }: Props) {
  if (!tiers.ok) {
    const [first] = tiers.issues
    return (
      <p className="text-muted bg-tone rounded-md p-4" aria-live="polite">
        {fillMessage(words.issues[first?.code ?? ''] ?? '', textsOf(first?.params))}
      </p>
    )
  }
  const figure = (n: number) => formatWhole(n, locale)
  const money = (result: Result<number>) => (result.ok ? formatMoney(result.value, locale) : '—')
  return (
    <>
      <ul className="text-persimmon-deep grid gap-1 text-sm" aria-live="polite">
        {inversions(tiers.value).map(({ more, fewer }) => (
          <li key={more}>{fillMessage(words.cheaper, { more: figure(more), fewer: figure(fewer) })}</li>
        ))}
      </ul>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <PriceCurve tiers={tiers.value} words={words} locale={locale} />
        <table className="ladder figures max-[18rem]:[&_tr]:flex max-[18rem]:[&_tr]:flex-wrap max-[18rem]:[&_tr]:justify-between">
          <caption className="text-muted mb-1 text-start text-sm">{words.examples}</caption>
          <thead>
            <tr>
              <th scope="col">{words.quantity}</th>
              <th scope="col" className="text-end">
                {words.each}
              </th>
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {exampleQuantities(tiers.value).map((quantity) => (
              <tr key={quantity}>
                <th scope="row">{figure(quantity)}</th>
                <td>{money(unitPriceFor(tiers.value, quantity))}</td>
                <td>{money(lineTotal(tiers.value, quantity))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const textsOf = (params: Record<string, string | number> = {}) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
