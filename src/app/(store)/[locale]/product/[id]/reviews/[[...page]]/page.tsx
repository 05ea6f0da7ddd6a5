import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { pageNumber } from '@/app/(store)/[locale]/page-number'
import { getReviewPage } from '@/features/catalog/get-review-page'
import { ReviewPage } from '@/features/catalog/review-page'
import { localeOf } from '@/server/i18n'

type Props = { params: Promise<{ locale: string; id: string; page?: string[] }> }

export const generateStaticParams = () => []

async function reviewsOf(params: Props['params']) {
  const locale = await localeOf(params)
  const { id, page: segments } = await params
  const page = pageNumber(segments)
  const reviews = page && (await getReviewPage(locale, id, page))
  if (!reviews) notFound()
  return { locale, reviews }
}

export async function generateMetadata({ params }: Props) {
  const { locale, reviews } = await reviewsOf(params)
  const t = await getTranslations('product.reviews')
  const path = `/product/${reviews.id}/reviews${reviews.page > 1 ? `/${reviews.page}` : ''}`
  return pageMetadata(locale, path, { title: t('of', { name: reviews.name.text }) })
}

/** All reviews of a product, ten at a time. */
export default async function ReviewsPage({ params }: Props) {
  const { locale, reviews } = await reviewsOf(params)
  return <ReviewPage locale={locale} page={reviews} />
}
