import { useFormatter, useTranslations } from 'next-intl'
import { Stars } from '@/ui/stars'
import type { ProductView } from './product-view'

/** What buyers say, newest first, each in the language it was written in (ruling T5). */
export function ProductReviews({ reviews, rating }: Pick<ProductView, 'reviews' | 'rating'>) {
  const t = useTranslations('product.reviews')
  const format = useFormatter()
  return (
    <section aria-labelledby="reviews" className="mt-12 max-w-3xl">
      <h2 id="reviews" className="mb-4 flex flex-wrap items-center gap-4 text-xl">
        {t('title')}
        {rating ? <Stars average={rating.average} count={rating.count} /> : null}
      </h2>
      {reviews.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <ul className="grid gap-6">
        {reviews.map((review) => (
          <li key={review.id} className="border-line border-b pb-6">
            <p className="flex flex-wrap items-center gap-x-4">
              <Stars average={review.rating} />
              <span className="font-medium">{review.userName}</span>
              <span className="text-muted text-sm">
                {format.dateTime(new Date(review.date), { dateStyle: 'long' })}
              </span>
            </p>
            <p className="mt-2 whitespace-pre-line" lang={review.lang}>
              {review.comment}
            </p>
            {review.answer ? (
              <blockquote className="border-celadon mt-3 border-s-2 ps-4">
                <p className="text-muted text-sm">{t('answer')}</p>
                <p className="whitespace-pre-line">{review.answer}</p>
              </blockquote>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
