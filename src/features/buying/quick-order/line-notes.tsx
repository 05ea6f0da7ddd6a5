import { formatWhole } from '@/domain/locale'
import { moqOf } from '@/domain/products/prices/tiers'
import { fillMessage } from '@/ui/page/fill-message'
import type { LineProps } from './sheet-line'

/** What is wrong with a line and the quantity that would do; that lines were joined or the minimum was filled in. */
export function LineNotes({ id, row, judged, at, board, locale, words }: LineProps & { id: string }) {
  const { issue, goods } = judged
  const figure = (value: string | number) => (typeof value === 'number' ? formatWhole(value, locale) : value)
  const values = Object.fromEntries(
    Object.entries(issue?.params ?? {}).map(([name, value]) => [name, figure(value)]),
  )
  const take = goods && takeOf(issue?.params, moqOf(goods.tiers))
  const notes = [
    ...(row.joined > 1 ? [fillMessage(words.joined, { count: figure(row.joined) })] : []),
    ...(row.isFilled ? [words.filled] : []),
  ]
  return (
    <div id={id} className="quick-notes text-sm" aria-live={row.isTouched ? 'polite' : undefined}>
      {issue ? <p className="cart-problem">{fillMessage(words.issues[issue.code] ?? '', values)}</p> : null}
      {goods && take ? (
        <button
          type="submit"
          name="do"
          value={`take:${at}:${take}`}
          className="link cursor-pointer font-medium"
          onClick={(event) => {
            event.preventDefault()
            board.type(row.key, String(take))
          }}
        >
          {fillMessage(words.of[goods.soldBy].take, { quantity: figure(take) })}
          <span className="sr-only">: {goods.name}</span>
        </button>
      ) : null}
      {notes.map((note) => (
        <p key={note} className="text-muted">
          {note}
        </p>
      ))}
    </div>
  )
}

/** The nearest quantity that can be ordered, or what is left if that is the minimum or more. */
function takeOf(params: Record<string, string | number> | undefined, moq: number): number | undefined {
  const { nearest, n } = params ?? {}
  if (nearest !== undefined) return Number(nearest)
  return Number(n) >= moq ? Number(n) : undefined
}
