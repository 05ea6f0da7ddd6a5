import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { Stars } from '@/ui/parts/stars'
import type { SupplierReview } from './supplier-view'

/** Reviews in their own language, each with the product that it is of. */
export function SupplierReviews({ reviews }: { reviews: SupplierReview[] }) {
  const t = useTranslations('product.reviews')
  const locale = useLocale()
  const days = dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' })
  return (
    <ul className="grid gap-6">
      {reviews.map(({ id, product, userName, rating, comment, lang, date }) => (
        <li key={id} className="border-line grid gap-1 border-b pb-6">
          <p className="flex flex-wrap items-center gap-x-4">
            <Stars average={rating} />
            <span className="font-medium">{userName ?? t('formerMember')}</span>
            <span className="text-muted text-sm">{days.format(new Date(date))}</span>
          </p>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line" lang={lang}>
            {comment}
          </p>
          <p>
            <a
              className="link inline-block py-1 text-sm"
              href={localePath(locale, `/product/${product.id}`)}
              lang={product.name.lang}
            >
              {product.name.text}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
