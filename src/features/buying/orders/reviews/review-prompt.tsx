import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { isReviewEditable, MAX_COMMENT, MAX_RATING } from '@/domain/products/reviews/review'
import { Stars } from '@/ui/parts/stars'
import { ActionForm } from '@/ui/forms/action-form'
import { reviewAnchor } from '@/features/buying/orders/page/anchors'
import { ItemName } from '@/features/buying/orders/page/item-name'
import type { OrderItem, OrderView } from '@/features/buying/orders/order-view'
import { writeReview } from './review-actions'
import { OwnPictures } from './own-pictures'

/** Asks for a review of each delivered product; editable for thirty days (rule T5). */
export function ReviewPrompt({ order, now }: { order: OrderView; now: Date }) {
  const t = useTranslations('order.review')
  const items = order.items.filter(
    ({ product }, at) => order.items.findIndex((other) => other.product === product) === at,
  )
  return (
    <section aria-labelledby="reviews" className="no-print">
      <h2 id="reviews" className="mb-3 text-lg">
        {t('title')}
      </h2>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.id} className="border-line rounded-md border p-4">
            <p className="mb-1 font-medium">
              <ItemName item={item} />
            </p>
            {item.review ? (
              <OwnReview item={item} order={order.id} review={item.review} now={now} />
            ) : (
              <details>
                <summary className="link cursor-pointer">{t('write')}</summary>
                <ReviewFields item={item} order={order.id} label={t('send')} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type PromptProps = { item: OrderItem; order: string }

function OwnReview({
  item,
  order,
  review,
  now,
}: PromptProps & { review: NonNullable<OrderItem['review']>; now: Date }) {
  const t = useTranslations('order.review')
  const isEditable = isReviewEditable(new Date(review.at), now)
  const days = dateFormat(useLocale(), { dateStyle: 'medium', timeZone: 'America/Toronto' })
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars average={review.rating} />
        <span className="text-muted text-sm">{days.format(new Date(review.at))}</span>
      </p>
      <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{review.comment}</p>
      {review.hidden ? (
        <p className="border-persimmon mt-2 max-w-prose border-s-2 ps-4 wrap-anywhere whitespace-pre-line">
          {review.hiddenReason ? t('hidden', { reason: review.hiddenReason }) : t('hiddenPlain')}
        </p>
      ) : null}
      <OwnPictures review={review} isEditable={isEditable} />
      {isEditable ? (
        <details className="mt-2">
          <summary className="link cursor-pointer">{t('edit')}</summary>
          <ReviewFields item={item} order={order} label={t('save')} />
        </details>
      ) : null}
    </>
  )
}

function ReviewFields({ item, order, label }: PromptProps & { label: string }) {
  const t = useTranslations('order.review')
  const { review, product } = item
  const locale = useLocale()
  const hidden = { order, locale, product, ...(review ? { review: review.id } : {}) }
  return (
    <div id={reviewAnchor(product)} className="mt-3 max-w-xl scroll-mt-24">
      <ActionForm
        action={writeReview}
        label={label}
        failed={t.raw('failed') as string}
        kind="primary"
        hidden={hidden}
      >
        <p className="text-muted text-sm">{t('public')}</p>
        <fieldset>
          <legend className="mb-1 font-medium">{t('rating')}</legend>
          <div className="flex flex-wrap gap-x-4 gap-y-1">
            {Array.from({ length: MAX_RATING }, (_, at) => at + 1).map((rating) => (
              <label key={rating} className="flex min-h-6 items-center gap-2">
                <input
                  type="radio"
                  name="rating"
                  value={rating}
                  defaultChecked={rating === review?.rating}
                  required
                />
                {t('stars', { count: rating })}
              </label>
            ))}
          </div>
        </fieldset>
        <label className="grid gap-1">
          <span className="font-medium">{t('comment')}</span>
          <textarea
            name="comment"
            className="input"
            rows={4}
            maxLength={MAX_COMMENT}
            defaultValue={review?.comment}
            required
          />
        </label>
      </ActionForm>
    </div>
  )
}
