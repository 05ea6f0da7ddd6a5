import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import type { ProductView } from '@/features/shop/product/product-view'
import { ReviewList } from './review-list'
import { BesideStars } from './star-bars'

/** The newest ten reviews, with a link to all. */
export function ProductReviews({ product }: { product: ProductView }) {
  const t = useTranslations('product.reviews')
  const all = localePath(useLocale(), `/product/${product.id}/reviews`)
  const { reviews, rating, stars } = product
  return (
    <section aria-labelledby="reviews" className="mt-12">
      <h2 id="reviews" className="mb-4 text-xl">
        {t('title')}
      </h2>
      {reviews.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <BesideStars stars={stars} rating={rating}>
        <div className="grid content-start justify-items-start gap-6">
          <ReviewList reviews={reviews} soldBy={product.soldBy} />
          {rating && rating.count > reviews.length ? (
            <ButtonLink href={all}>{t('all', { count: rating.count })}</ButtonLink>
          ) : null}
        </div>
      </BesideStars>
    </section>
  )
}
