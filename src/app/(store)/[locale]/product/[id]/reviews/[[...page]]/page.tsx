import { getTranslations } from 'next-intl/server'
import { NotFoundHome } from '@/app/(store)/[locale]/home/not-found-home'
import { NO_PAGE, pageMetadata } from '@/app/(store)/[locale]/metadata'
import { pagePath } from '@/app/(store)/[locale]/list/page-number'
import { readReviewAddress } from '@/app/(store)/[locale]/product/[id]/reviews/read-review-address'
import { shareImagePath } from '@/app/share/cards'
import { getReviewPage } from '@/features/shop/product/reviews/get-review-page'
import { ReviewPage } from '@/features/shop/product/reviews/review-page'
import { localeOf } from '@/server/texts/i18n'

type Props = { params: Promise<{ locale: string; id: string; page?: string[] }> }

export const generateStaticParams = () => []

async function reviewsOf(params: Props['params']) {
  const locale = await localeOf(params)
  const { id, page: segments } = await params
  const address = readReviewAddress(segments)
  return { locale, reviews: address && (await getReviewPage(locale, id, address.page, address.sort)) }
}

export async function generateMetadata({ params }: Props) {
  const { locale, reviews } = await reviewsOf(params)
  if (!reviews) return NO_PAGE
  const { id, page } = reviews
  const name = reviews.name.text
  const t = await getTranslations('product.reviews')
  const lists = await getTranslations('lists')
  const title = t('of', { name })
  // Another order is the same reviews: search engines get the newest first.
  return pageMetadata(locale, pagePath(`/product/${id}/reviews`, page), {
    title: page === 1 ? title : lists('numbered', { title, page }),
    description: t('description', { name }),
    share: await shareImagePath(locale, 'product', id),
  })
}

/** All reviews of a product, ten at a time, in the order of the address. */
export default async function ReviewsPage({ params }: Props) {
  const { locale, reviews } = await reviewsOf(params)
  return reviews ? <ReviewPage locale={locale} page={reviews} /> : <NotFoundHome locale={locale} />
}
