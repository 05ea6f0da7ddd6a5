import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { REVIEW_SORTS, reviewPath, type ReviewSort } from './review-address'

/** The order of the reviews, as links to its first page. */
export function ReviewSorts({ product, chosen }: { product: string; chosen: ReviewSort }) {
  const t = useTranslations('product.reviews')
  const locale = useLocale()
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p id="review-sorts" className="text-muted">
        {t('sortBy')}
      </p>
      <ul aria-labelledby="review-sorts" className="flex flex-wrap gap-x-4">
        {REVIEW_SORTS.map((sort) => (
          <li key={sort}>
            <a
              className="link aria-[current=true]:text-ink aria-[current=true]:font-semibold"
              aria-current={sort === chosen ? 'true' : undefined}
              href={localePath(locale, reviewPath(product, sort, 1))}
            >
              {t(`sorts.${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
