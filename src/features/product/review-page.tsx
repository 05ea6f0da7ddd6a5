import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Pagination } from '@/ui/pagination'
import type { ReviewPage as View } from './get-review-page'
import { ReviewList } from './review-list'
import { StarBars } from './star-bars'

export function ReviewPage({ locale, page: view }: { locale: Locale; page: View }) {
  const t = useTranslations('product.reviews')
  const { id, name, place, stars, rating, reviews, page, pages } = view
  const product = { name: name.text, href: localePath(locale, `/product/${id}`) }
  const hrefOf = (other: number) =>
    other === 1 ? `${product.href}/reviews` : `${product.href}/reviews/${other}`
  return (
    <div className="wrap pt-4 md:pt-8">
      <Breadcrumb crumbs={place ? [place.main, place.sub, product] : [product]} />
      <h1 className="mt-2 mb-8 text-2xl" lang={name.lang}>
        {t('of', { name: name.text })}
      </h1>
      {reviews.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
        <StarBars stars={stars} rating={rating} />
        <ReviewList reviews={reviews} />
      </div>
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </div>
  )
}
