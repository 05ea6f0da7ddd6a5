import { useLocale, useTranslations } from 'next-intl'
import { colon, dateFormat } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { Stars } from '@/ui/parts/stars'
import { useGalleryWords } from '@/features/shop/product/gallery/gallery-words'
import { ReviewPictures } from '@/features/shop/product/gallery/review-pictures'
import type { ProductView, ReviewView } from '@/features/shop/product/product-view'

/** Old answers have no language. Hangul means Korean; otherwise `lang=""` (unknown). */
const languageOf = ({ answer, answerLang }: ReviewView) =>
  answerLang ?? (/\p{Script=Hangul}/u.test(answer ?? '') ? 'ko' : '')

/** Reviews in their own language, with the seller's answers (rule T5). */
export function ReviewList({ reviews, soldBy }: Pick<ProductView, 'reviews' | 'soldBy'>) {
  const t = useTranslations('product.reviews')
  const words = useGalleryWords(t('pictures'))
  const locale = useLocale()
  const days = dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' })
  const months = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'America/Toronto' })
  return (
    <ul className="grid gap-6">
      {reviews.map((review) => (
        <li key={review.id} className="border-line border-b pb-6">
          <p className="flex flex-wrap items-center gap-x-4">
            <Stars average={review.rating} />
            <span className="font-medium">{review.userName ?? t('formerMember')}</span>
            <span className="text-muted text-sm">{days.format(new Date(review.date))}</span>
            <a
              className="link no-print text-sm"
              rel="nofollow"
              href={localePath(locale, `/report/review/${review.id}`)}
            >
              {t('report')}
              <span className="sr-only">
                {colon(locale)}
                {review.userName ?? t('formerMember')}
              </span>
            </a>
          </p>
          {review.bought ? (
            <p className="text-muted text-sm">
              {t(`bought.${review.bought.soldBy ?? soldBy}`, {
                count: review.bought.quantity,
                month: months.format(new Date(review.bought.at)),
              })}
            </p>
          ) : null}
          <p className="mt-2 max-w-prose whitespace-pre-line" lang={review.lang}>
            {review.comment}
          </p>
          {review.pictures.length > 0 ? (
            <ReviewPictures
              images={review.pictures.map(({ card, page, ...picture }) => ({
                ...picture,
                thumb: card,
                src: card,
                srcSet: `${card} 400w, ${page} 768w`,
                alt: words.label,
              }))}
              words={words}
            />
          ) : null}
          {review.answer ? (
            <blockquote className="border-celadon ms-4 mt-3 border-s-2 ps-4 md:ms-8">
              <p className="text-muted text-sm">{t('answer')}</p>
              <p className="max-w-prose whitespace-pre-line" lang={languageOf(review)}>
                {review.answer}
              </p>
              {review.isEditedSince ? <p className="text-muted text-sm">{t('editedSince')}</p> : null}
            </blockquote>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
