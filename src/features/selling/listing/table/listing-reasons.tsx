import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import {
  GOOD_PICTURES,
  type ListingAdvice,
  type ListingReason,
} from '@/domain/products/listing/listing-reasons'

type Props = {
  advice: ListingAdvice
  /** How many pictures the product has. */
  pictures: number
  /** Times are shown in the seller's time zone. */
  timeZone: string
}

/** Why a product is not on the marketplace, and what would help it (rule C48). */
export function ListingReasons({ advice: { reasons, helps }, pictures, timeZone }: Props) {
  const t = useTranslations('productTable')
  return (
    <div className="grid gap-3 empty:hidden">
      {reasons.length > 0 ? (
        <ul className="grid gap-2">
          {reasons.map((reason) => (
            <li
              key={reason.code}
              className={hasWords(reason) ? 'border-persimmon border-s-2 ps-3' : undefined}
            >
              <ReasonText reason={reason} timeZone={timeZone} />
              {hasWords(reason) && reason.words ? (
                <p className="font-medium wrap-anywhere whitespace-pre-line">{reason.words}</p>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {helps.length > 0 ? (
        <div>
          <p className="text-muted font-medium">{t('helps.title')}</p>
          <ul className="list-disc ps-5">
            {helps.map((help) => (
              <li key={help}>{t(`helps.${help}`, { count: Math.min(pictures, GOOD_PICTURES) })}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

type WithWords = Extract<ListingReason, { words: unknown }>
const hasWords = (reason: ListingReason): reason is WithWords => 'words' in reason

type ReasonProps = { reason: ListingReason; timeZone: string }

/** A reason without the words of the staff. */
export function ReasonText({ reason, timeZone }: ReasonProps) {
  const t = useTranslations('productTable.reasons')
  const days = dateFormat(useLocale(), { dateStyle: 'medium', timeZone })
  const date = 'since' in reason ? days.format(new Date(reason.since)) : ''
  return t(reason.code, { date })
}
