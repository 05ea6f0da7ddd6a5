import { useTranslations } from 'next-intl'
import { formatWhole, type Locale } from '@/domain/locale'
import { formatMoney, formatNamedMoney } from '@/domain/money'
import { localePath } from '@/messages/locales'
import { Button } from '@/ui/parts/button'
import { sumsOf, type JudgedRow } from './judge-row'
import type { SheetBoard } from './use-sheet'

type Props = {
  judged: readonly JudgedRow[]
  board: SheetBoard
  isMember: boolean
  locale: Locale
}

/** The lines that can be added, per seller and in all, and the button for them. */
export function SheetSums({ judged, board, isMember, locale }: Props) {
  const t = useTranslations('quickOrder')
  const cart = useTranslations('cart.page')
  const { sellers, lines, total } = sumsOf(judged)
  const count = formatWhole(lines, locale)
  const isAdding = board.sending === 'add'
  const ready = lines === 0 ? t('addNone') : lines === 1 ? t('addOne') : t('addMany', { count })
  return (
    <aside aria-labelledby="sums" className="sum-box">
      <h2 id="sums" className="text-lg">
        {t('total', { count })}
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
          <dt>{cart('subtotal')}</dt>
          <dd>{formatNamedMoney(total, locale)}</dd>
        </div>
      </dl>
      <p className="text-muted text-sm">{t('before')}</p>
      <Button kind="primary" type="submit" name="do" value="add" className="min-h-11" isBusy={isAdding}>
        {isAdding ? t('adding') : ready}
      </Button>
      {isMember ? null : <p className="text-muted text-sm">{t('signInToAdd')}</p>}
    </aside>
  )
}
