import { getTranslations } from 'next-intl/server'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import type { Locale } from '@/domain/locale'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { listSellerReviews } from '@/features/selling/reviews/list-seller-reviews'
import { NoSellerReviews, SellerReviewsFailed } from '@/features/selling/reviews/no-seller-reviews'
import { ReviewFilters } from '@/features/selling/reviews/review-filters'
import { readReviewQuery, SELLER_REVIEWS, writeReviewQuery } from '@/features/selling/reviews/review-query'
import { SellerReviewList } from '@/features/selling/reviews/seller-review-list'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { failedRead } from '@/server/next/response-status'
import { Pagination } from '@/ui/parts/pagination'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('sellerReviews')
  return { title: t('title') }
}

/** The reviews of a seller's products, unanswered first (rules S16, S25). */
export default async function SellerReviewsPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const asked = await searchParams
  const path = SELLER_REVIEWS + writeReviewQuery(readReviewQuery(asked))
  return (
    <SellerGate locale={locale} path={path} need="active" part="products">
      {(admitted) => <Reviews locale={locale} asked={asked} admitted={admitted} />}
    </SellerGate>
  )
}

type ReviewsProps = { locale: Locale; asked: Query; admitted: Admission }

async function Reviews({ locale, asked, admitted: { viewer, canAct } }: ReviewsProps) {
  const t = await getTranslations('sellerReviews')
  const query = readReviewQuery(asked)
  if (!viewer.user) return null
  const found = await listSellerReviews(viewer.user, query, locale).catch(failedRead)
  const hrefOf = (page: number) => localePath(locale, SELLER_REVIEWS) + writeReviewQuery({ ...query, page })
  return (
    <>
      <h1 className="mb-6 text-xl md:text-2xl">{t('title')}</h1>
      {asked.notice === 'answered' ? (
        <p role="status" className="border-celadon bg-celadon-wash mb-6 rounded-md border p-4 font-medium">
          {t('published')}
        </p>
      ) : null}
      {found && found.products.length > 0 ? <ReviewFilters products={found.products} query={query} /> : null}
      {found ? null : <SellerReviewsFailed retry={hrefOf(query.page)} />}
      {found?.reviews.length === 0 ? <NoSellerReviews hasAny={found.products.length > 0} /> : null}
      {found && found.reviews.length > 0 ? (
        <>
          <SellerReviewList
            reviews={found.reviews}
            query={writeReviewQuery(query)}
            canAct={canAct}
            timeZone={timeZoneOf(viewer.profile?.country)}
          />
          <Pagination page={found.page} pages={found.pages} hrefOf={hrefOf} />
        </>
      ) : null}
    </>
  )
}
