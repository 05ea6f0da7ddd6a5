import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { isEditedSince, mayAnswer } from '@/domain/products/reviews/review'
import { DistrictTexts } from '@/server/texts/district-texts'
import { useGuardWords } from '@/ui/forms/guard/guard-words'
import { Badge } from '@/ui/parts/badge'
import { Stars } from '@/ui/parts/stars'
import { AnswerForm } from './answer-form'
import type { SellerReview } from './list-seller-reviews'

type Props = { reviews: SellerReview[]; query: string; canAct: boolean; timeZone: string }

const ANSWER_TEXTS = [
  'sellerReviews.write',
  'sellerReviews.writeAgain',
  'sellerReviews.answer',
  'sellerReviews.hint',
  'sellerReviews.hintAgain',
  'sellerReviews.language',
  'sellerReviews.send',
  'sellerReviews.failedToAnswer',
] as const

/** Reviews with their product, stars, author, comment and date, and the answer or a form for it (rules S16, S25). */
export function SellerReviewList({ reviews, query, canAct, timeZone }: Props) {
  const locale = useLocale()
  const guard = useGuardWords()
  return (
    <DistrictTexts of={ANSWER_TEXTS}>
      <ul className="grid gap-4">
        {reviews.map((review) => (
          <li key={review.id} className="border-line bg-raised rounded-md border p-4 md:p-6">
            <Review review={review} timeZone={timeZone} />
            {canAct && mayAnswer(review) ? (
              <AnswerForm
                review={review.id}
                about={review.name}
                query={query}
                locale={locale}
                isAgain={review.answer !== null}
                guard={guard}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </DistrictTexts>
  )
}

function Review({ review, timeZone }: { review: SellerReview; timeZone: string }) {
  const t = useTranslations('sellerReviews')
  const locale = useLocale()
  const format = dateFormat(locale, { dateStyle: 'medium', timeZone })
  const { product, isLive, name, nameLang, userName, rating, comment, lang, at, answer } = review
  const dayOf = (moment: string) => format.format(new Date(moment))
  return (
    <article aria-labelledby={`review-${review.id}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={`review-${review.id}`} className="min-w-0 text-lg break-words" lang={nameLang}>
          {isLive ? (
            <a className="link" href={localePath(locale, `/product/${product}/reviews`)}>
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        {answer === null ? <Badge tone="persimmon">{t('unanswered')}</Badge> : null}
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stars average={rating} />
        <span className="font-medium break-words">{userName ?? t('formerMember')}</span>
        <time className="text-muted text-sm" dateTime={new Date(at).toISOString()}>
          {dayOf(at)}
        </time>
      </p>
      <p className="mt-2 max-w-prose break-words whitespace-pre-line" lang={lang}>
        {comment}
      </p>
      {answer === null ? null : (
        <blockquote className="border-celadon mt-3 border-s-2 ps-4">
          <p className="text-muted text-sm">
            {review.answeredAt ? t('answeredOn', { date: dayOf(review.answeredAt) }) : t('answered')}
          </p>
          <p className="max-w-prose break-words whitespace-pre-line" lang={review.answerLang ?? ''}>
            {answer}
          </p>
          {isEditedSince(review) ? <p className="text-muted text-sm">{t('editedSince')}</p> : null}
        </blockquote>
      )}
    </article>
  )
}
