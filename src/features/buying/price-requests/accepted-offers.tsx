import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { unitWords } from '@/domain/orders/unit-words'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import type { OfferList as Offers } from './list-accepted'
import { lastDay } from './requests-screen'

/** Accepted offers above the cart, each ordered by itself and as it was offered (rule M77). */
export function AcceptedOffers({ offers }: { offers: Offers }) {
  const t = useTranslations('priceRequests')
  const locale = useLocale()
  const words = unitWords(useTranslations('product'), locale)
  const days = dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' })
  return offers.map(({ id, number, seller, lines, freight, total, expiresAt }) => (
    <section
      key={id}
      aria-labelledby={`offer-${id}`}
      className="border-line mb-6 grid gap-3 rounded-md border p-4"
    >
      <h2 id={`offer-${id}`} className="text-lg">
        <a className="link" href={localePath(locale, `/price-requests/${id}`)}>
          {t('offerOf', { number, seller })}
        </a>
      </h2>
      <ul className="figures">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap justify-between gap-x-4">
            <span className="wrap-anywhere">{line.name}</span>
            <span>{words.times(line, line.quantity, formatMoney(line.unitPrice, locale))}</span>
          </li>
        ))}
        <li className="flex flex-wrap justify-between gap-x-4">
          <span>{t('offer.freight')}</span>
          <span>{formatMoney(freight, locale)}</span>
        </li>
      </ul>
      <p className="text-muted text-sm">{t('cannotChange', { day: lastDay(days, expiresAt) })}</p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="figures font-semibold">{t('beforeTax', { total: formatMoney(total, locale) })}</p>
        <ButtonLink kind="primary" href={localePath(locale, `/checkout?offer=${id}`)}>
          {t('checkOut')}
          <span className="sr-only">: {number}</span>
        </ButtonLink>
      </div>
    </section>
  ))
}
