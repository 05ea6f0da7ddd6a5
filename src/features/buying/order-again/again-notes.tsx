import { formatWhole } from '@/domain/locale'
import { moqOf } from '@/domain/products/prices/tiers'
import { fillMessage } from '@/ui/page/fill-message'
import type { LineProps } from './again-line'

/** What keeps a line from being added, the quantity that would do, and that it is sold in another unit since. */
export function AgainNotes({ id, line, board, locale, words }: LineProps & { id: string }) {
  const { product, name, goods, judged, isOtherUnit } = line
  const { issue } = judged
  const figure = (value: string | number) => (typeof value === 'number' ? formatWhole(value, locale) : value)
  const values = Object.fromEntries(
    Object.entries(issue?.params ?? {}).map(([key, value]) => [key, figure(value)]),
  )
  const take = goods && takeOf(issue?.params, moqOf(goods.tiers))
  return (
    <div id={id} className="again-notes text-sm" aria-live="polite">
      {issue ? <p className="cart-problem">{fillMessage(words.issues[issue.code] ?? '', values)}</p> : null}
      {goods && take ? (
        <button
          type="button"
          className="link min-h-6 cursor-pointer font-medium"
          data-scripted=""
          onClick={() => board.take(product, take)}
        >
          {fillMessage(words.of[goods.soldBy].take, { quantity: figure(take) })}
          <span className="sr-only">: {name}</span>
        </button>
      ) : null}
      {isOtherUnit ? <p className="cart-problem">{words.otherUnit}</p> : null}
    </div>
  )
}

/** The nearest quantity that can be ordered, or what is left if that is the minimum or more. */
function takeOf(params: Record<string, string | number> | undefined, moq: number): number | undefined {
  const { nearest, n } = params ?? {}
  if (nearest !== undefined) return Number(nearest)
  return Number(n) >= moq ? Number(n) : undefined
}
