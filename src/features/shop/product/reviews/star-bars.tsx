import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ProductView } from '@/features/shop/product/product-view'

type RatingFacts = Pick<ProductView, 'stars' | 'rating'>

/** A bar per star rating beside the reviews; one review needs none. */
export function BesideStars({ stars, rating, children }: RatingFacts & { children: ReactNode }) {
  if (!rating || rating.count < 2) return children
  return (
    <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
      <StarBars stars={stars} rating={rating} />
      {children}
    </div>
  )
}

function StarBars({ stars, rating }: { stars: number[]; rating: NonNullable<RatingFacts['rating']> }) {
  const t = useTranslations('product.reviews')
  const format = useFormatter()
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
              <span className="bg-tone h-1.5 overflow-hidden rounded-full" aria-hidden="true">
                <span
                  className="bg-brass block h-full forced-color-adjust-none forced-colors:bg-[CanvasText]"
                  style={{ width: `${(100 * count) / rating.count}%` }}
                />
              </span>
              <span className="text-end">{count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
