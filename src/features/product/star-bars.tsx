import { useFormatter, useTranslations } from 'next-intl'
import type { ProductView } from './product-view'

/** A bar per star rating, with its count. */
export function StarBars({ stars, rating }: Pick<ProductView, 'stars' | 'rating'>) {
  const t = useTranslations('product.reviews')
  const format = useFormatter()
  if (!rating) return null
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return (
    <div className="grid max-w-sm content-start gap-3">
      <p className="flex items-baseline gap-2">
        <span className="figures text-2xl font-semibold">{format.number(rating.average, one)}</span>
        <span className="text-muted text-sm">{t('count', { count: rating.count })}</span>
      </p>
      <dl className="figures grid gap-1 text-sm">
        {stars.toReversed().map((count, at) => (
          <div key={at} className="grid grid-cols-[4.5rem_1fr_2rem] items-center gap-3">
            <dt className="text-muted">{t('stars', { count: 5 - at })}</dt>
            <dd className="contents">
              <span className="star-bar" aria-hidden="true">
                <span style={{ width: `${(100 * count) / rating.count}%` }} />
              </span>
              <span className="text-end">{count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
