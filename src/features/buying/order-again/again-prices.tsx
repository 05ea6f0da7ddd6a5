import { useTranslations } from 'next-intl'
import { percentMore } from '@/domain/cart/order-again'
import { formatTag } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import type { LineProps } from './again-line'

/** The price of a unit then and now; of another unit than then the two cannot be compared (rule M53). */
export function AgainPrices({ line, locale }: Omit<LineProps, 'board'>) {
  const t = useTranslations('orderAgain')
  const product = useTranslations('product')
  const { priceThen, soldThen, goods, isOtherUnit, judged } = line
  const then = product(`eachOf.${soldThen}`, { price: formatMoney(priceThen, locale) })
  const { unitPrice } = judged
  if (!goods || unitPrice === null)
    return <p className="again-price figures text-muted text-sm">{t('then', { price: then })}</p>
  const now = product(`eachOf.${goods.soldBy}`, { price: formatMoney(unitPrice, locale) })
  if (unitPrice === priceThen && !isOtherUnit)
    return <p className="again-price figures text-muted text-sm">{t('same', { price: now })}</p>
  const more = isOtherUnit ? 0 : percentMore(priceThen, unitPrice)
  return (
    <p className="again-price figures text-sm">
      <span className="text-muted block">{t('then', { price: then })}</span>
      <span className="block font-medium">
        {t('now', { price: now })}
        {more === 0 ? null : (
          <span className={more > 0 ? 'text-persimmon-deep' : 'text-celadon-deep'}>
            {' '}
            {percent(more, locale)}
          </span>
        )}
      </span>
    </p>
  )
}

/** '+4%', in French '+4 %'. */
const percent = (whole: number, locale: LineProps['locale']) =>
  new Intl.NumberFormat(formatTag(locale), { style: 'percent', signDisplay: 'always' }).format(whole / 100)
