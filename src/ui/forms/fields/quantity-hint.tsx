import { formatWhole, type Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { checkQuantity } from '@/domain/products/prices/quantity'
import { cheaperAtMore, moqOf, nextTierSaving, type Tier } from '@/domain/products/prices/tiers'
import type { QuantityWords } from './quantity-words'
import { fillMessage } from '@/ui/page/fill-message'

type Props = {
  id: string
  tiers: readonly Tier[]
  quantity: number
  /** The stock left, if buyers may know it (rule C9). */
  left: number | null
  locale: Locale
  words: QuantityWords
  /** In a cart a lower price for more is said only where the whole costs less (rule M67). */
  isCart?: boolean
  onTake: (quantity: number) => void
}

/** One line under the quantity: its error, or that more would cost less in total or per unit. It stands in a live region. */
export function QuantityHint({ id, locale, words, onTake, ...asked }: Props) {
  const figure = (n: number) => formatWhole(n, locale)
  const { text, tone, take } = hintOf(asked, words, figure, (cents) => formatMoney(cents, locale))
  return (
    <div className="mt-1 flex min-h-7 flex-wrap items-baseline gap-x-3 text-sm">
      <p id={id} className={tone} aria-atomic="true">
        {text}
      </p>
      {take ? (
        <button
          type="button"
          className="link cursor-pointer font-medium"
          data-scripted=""
          onClick={() => onTake(take)}
        >
          {fillMessage(words.take, { quantity: figure(take) })}
        </button>
      ) : null}
    </div>
  )
}

type HintFacts = Pick<Props, 'tiers' | 'quantity' | 'left' | 'isCart'>
type Hint = { text: string; tone: string; take?: number }
const WRONG = 'text-persimmon-deep'

function hintOf(
  { tiers, quantity, left, isCart = false }: HintFacts,
  words: QuantityWords,
  figure: (n: number) => string,
  money: (cents: number) => string,
): Hint {
  // Sold out is shown elsewhere; no other quantity helps.
  if (left === 0) return { text: '', tone: '' }
  const checked = checkQuantity(tiers, quantity)
  const isOut = left !== null && left < moqOf(tiers)
  // A quantity that cannot be had either is no advice.
  if (!checked.ok && !(isOut && quantity > left)) {
    const [issue] = checked.issues
    const { nearest, ...limits } = issue?.params ?? {}
    const values = Object.entries({ ...limits, nearest }).map(([name, n]) => [name, figure(Number(n))])
    const [, kind] = (issue?.code ?? '').split('.')
    const sentence = kind === 'whole' || kind === 'belowMoq' || kind === 'tooMany' ? words[kind] : ''
    return { text: fillMessage(sentence, Object.fromEntries(values)), tone: WRONG, take: Number(nearest) }
  }
  if (left !== null && quantity > left) {
    const take = left >= moqOf(tiers) ? left : undefined
    return { text: fillMessage(words.onlyLeft, { n: figure(left) }), tone: WRONG, take }
  }
  const isThere = (offer: { quantity: number }) => left === null || offer.quantity <= left
  const cheaper = cheaperAtMore(tiers, quantity)
  if (cheaper && isThere(cheaper)) {
    const values = { quantity: figure(cheaper.quantity), now: figure(quantity), total: money(cheaper.total) }
    return { text: fillMessage(words.cheaper, values), tone: WRONG, take: cheaper.quantity }
  }
  const saving = isCart ? null : nextTierSaving(tiers, quantity)
  if (!saving || !isThere(saving)) return { text: '', tone: '' }
  const values = { add: figure(saving.add), price: money(saving.unitPrice) }
  return { text: fillMessage(words.addMore, values), tone: 'text-celadon', take: saving.quantity }
}
