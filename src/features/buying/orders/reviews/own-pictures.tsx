import { useLocale, useTranslations } from 'next-intl'
import { MAX_REVIEW_PICTURES, reviewPicturePath } from '@/domain/products/reviews/review-pictures'
import type { OrderItem } from '@/features/buying/orders/order-view'
import { Badge } from '@/ui/parts/badge'
import { ActionForm } from '@/ui/forms/action-form'
import { AnsweredField } from '@/ui/forms/fields/answered-field'
import { addReviewPicture, removeReviewPicture } from './picture-actions'

type Props = { review: NonNullable<OrderItem['review']>; isEditable: boolean }

const TONES = { pending: 'stone', approved: 'celadon', declined: 'persimmon' } as const

/** The pictures of an own review: where each stands, and the form for another (rule C63). */
export function OwnPictures({ review: { id: review, pictures }, isEditable }: Props) {
  const t = useTranslations('order.review.pictures')
  const locale = useLocale()
  const max = MAX_REVIEW_PICTURES
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-4 empty:hidden">
        {pictures.map(({ id, status, small }, at) => (
          <li key={id} className="grid w-32 content-start gap-2">
            <img
              className="picture h-40 w-32 rounded-md object-cover"
              src={reviewPicturePath(small)}
              alt={t('own', { n: at + 1 })}
              width={128}
              height={160}
              loading="lazy"
            />
            <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>
            <ActionForm
              action={removeReviewPicture}
              label={t('remove')}
              about={t('own', { n: at + 1 })}
              failed={t.raw('removeFailed') as string}
              hidden={{ id, locale }}
            />
          </li>
        ))}
      </ul>
      {isEditable && pictures.length < max ? (
        <details className="mt-2">
          <summary className="link cursor-pointer">{t('add')}</summary>
          <div className="mt-3 max-w-xl">
            <ActionForm
              action={addReviewPicture}
              label={t('send')}
              failed={t.raw('failed') as string}
              hidden={{ review, locale }}
            >
              <AnsweredField
                id={`picture-${review}`}
                name="picture"
                type="file"
                accept="image/jpeg,image/png,image/webp,image/gif"
                label={t('file')}
                hint={t('hint', { max })}
                required
              />
            </ActionForm>
          </div>
        </details>
      ) : null}
    </>
  )
}
