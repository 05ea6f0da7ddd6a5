import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { Breadcrumb } from '@/ui/parts/breadcrumb'
import { Pagination } from '@/ui/parts/pagination'
import type { ReviewPageView as View } from './get-review-page'
import { ReviewList } from './review-list'
import { reviewPath } from './review-address'
import { ReviewSorts } from './review-sorts'
import { BesideStars } from './star-bars'

export function ReviewPage({ locale, page: view }: { locale: Locale; page: View }) {
  const t = useTranslations('product.reviews')
  const { id, name, place, soldBy, stars, rating, reviews, sort, page, pages } = view
  const product = { name: name.text, href: localePath(locale, `/product/${id}`) }
  const hrefOf = (other: number) => localePath(locale, reviewPath(id, sort, other))
  return (
    <div className="wrap pt-4 md:pt-8">
      <Breadcrumb crumbs={place ? [place.main, place.sub, product] : [product]} />
      <h1 className="mt-2 mb-8 text-2xl" lang={name.lang}>
        {t('of', { name: name.text })}
      </h1>
      {reviews.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <BesideStars stars={stars} rating={rating}>
        <div className="grid content-start gap-6">
          {rating && rating.count > 1 ? <ReviewSorts product={id} chosen={sort} /> : null}
          <ReviewList reviews={reviews} soldBy={soldBy} />
        </div>
      </BesideStars>
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </div>
  )
}
