import { useTranslations } from 'next-intl'
import { formatWhole } from '@/domain/locale'
import { moqOf } from '@/domain/products/prices/tiers'
import type { LineProps } from './again-line'

/** What keeps a line from being added, the quantity that would do, and that it is sold in another unit since. */
export function AgainNotes({ id, line, board, locale }: LineProps & { id: string }) {
  const t = useTranslations('orderAgain')
  const texts = useTranslations('product')
  const issues = useTranslations('issues')
  const { product, name, goods, judged, isOtherUnit } = line
  const { issue } = judged
  const take = goods && takeOf(issue?.params, moqOf(goods.tiers))
  return (
    <div id={id} className="flex flex-wrap gap-x-4 text-sm [grid-area:notes]" aria-live="polite">
      {issue ? <p className="cart-problem">{issues(issue.code, issue.params)}</p> : null}
      {goods && take ? (
        <button
          type="button"
          className="link min-h-6 cursor-pointer font-medium"
          data-scripted=""
          onClick={() => board.take(product, take)}
        >
          {texts(`takeOf.${goods.soldBy}`, { quantity: formatWhole(take, locale) })}
          <span className="sr-only">: {name}</span>
        </button>
      ) : null}
      {isOtherUnit ? <p className="cart-problem">{t('otherUnit')}</p> : null}
    </div>
  )
}

/** The nearest quantity that can be ordered, or what is left if that is the minimum or more. */
function takeOf(params: Record<string, string | number> | undefined, moq: number): number | undefined {
  const { nearest, n } = params ?? {}
  if (nearest !== undefined) return Number(nearest)
  return Number(n) >= moq ? Number(n) : undefined
}
