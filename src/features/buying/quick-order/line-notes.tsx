import { useTranslations } from 'next-intl'
import { formatWhole } from '@/domain/locale'
import { moqOf } from '@/domain/products/prices/tiers'
import type { SheetLineProps } from './sheet-line'

/** What is wrong with a line and the quantity that would do; that lines were joined or the minimum was filled in. */
export function LineNotes({ id, row, judged, at, board, locale }: SheetLineProps & { id: string }) {
  const t = useTranslations('quickOrder')
  const product = useTranslations('product')
  const issues = useTranslations('issues')
  const { issue, goods } = judged
  const take = goods && takeOf(issue?.params, moqOf(goods.tiers))
  const notes = [
    ...(row.joined > 1 ? [t('joined', { count: formatWhole(row.joined, locale) })] : []),
    ...(row.isFilled ? [t('filled')] : []),
  ]
  return (
    <div
      id={id}
      className="flex flex-wrap gap-x-4 text-sm [grid-area:notes] empty:hidden"
      aria-live={row.isTouched ? 'polite' : undefined}
    >
      {issue ? <p className="cart-problem">{issues(issue.code, issue.params)}</p> : null}
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
          {product(`takeOf.${goods.soldBy}`, { quantity: formatWhole(take, locale) })}
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
