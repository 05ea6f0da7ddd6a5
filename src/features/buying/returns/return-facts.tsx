import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { formatMoney, multiply } from '@/domain/money'
import { unitWords } from '@/domain/orders/unit-words'
import { returnCarrierName, returnTrackingUrl } from '@/domain/orders/returns/carriers'
import { localePath } from '@/messages/locales'
import type { ReturnView } from './return-view'

type Props = { of: ReturnView }

/** The goods of a return, what they come to, and its pictures. */
export function ReturnItems({ of: { items, value, refunded, status, pictures } }: Props) {
  const t = useTranslations('returns')
  const locale = useLocale()
  const words = unitWords(useTranslations('product'), locale)
  return (
    <section aria-label={t('items')} className="grid gap-4">
      <ul className="border-line figures border-t">
        {items.map(({ id, product, name, quantity, unitPrice, discounted, ...unit }) => (
          <li key={id} className="border-line flex flex-wrap justify-between gap-x-6 gap-y-1 border-b py-3">
            <a
              className="link min-w-0 flex-1 basis-56 font-medium wrap-anywhere"
              href={localePath(locale, `/product/${product}`)}
            >
              {name}
            </a>
            <p className="ms-auto text-end">
              <span className="text-muted block text-sm">
                {words.times(unit, quantity, formatMoney(unitPrice, locale))}
              </span>
              <span className="block font-semibold">
                {formatMoney(multiply(unitPrice, quantity) - discounted, locale)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <dl className="figures grid gap-1">
        <div className="flex justify-between gap-6">
          <dt>{t('value')}</dt>
          <dd>{formatMoney(value, locale)}</dd>
        </div>
        {refunded > 0 || status === 'refunded' ? (
          <div className="flex justify-between gap-6 font-semibold">
            <dt>{t('refunded')}</dt>
            <dd>{formatMoney(refunded, locale)}</dd>
          </div>
        ) : null}
      </dl>
      {pictures.length > 0 ? (
        <ul className="flex flex-wrap gap-3" aria-label={t('pictures')}>
          {pictures.map(({ filename }, at) => {
            const src = `/api/documents/file/${encodeURIComponent(filename)}`
            return (
              <li key={filename}>
                <a href={src}>
                  <img
                    className="border-line h-32 w-32 rounded-md border object-cover"
                    src={src}
                    alt={t('pictureOf', { n: at + 1 })}
                    width={128}
                    height={128}
                    loading="lazy"
                  />
                </a>
              </li>
            )
          })}
        </ul>
      ) : null}
    </section>
  )
}

/** What both sides wrote, where the goods go and how, and what happened when. */
export function ReturnFacts({ of, timeZone }: Props & { timeZone: string }) {
  const t = useTranslations('returns')
  const locale = useLocale()
  const { reason, note, terms, waybill, refusal, complaint, complaintBy, decision, steps } = of
  const moments = dateFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const texts = [
    [t('reasonTitle'), t(`reasons.${reason}`)],
    [t('note'), note],
    [t('address'), terms?.address ?? ''],
    [t('freight'), terms ? t(`freightBy.${terms.freight}`) : ''],
    [t('sellerNote'), terms?.note ?? ''],
    [t('refusal'), refusal],
    [
      complaintBy ? t(`complaint.${complaintBy}`) : '',
      complaintBy === 'system' ? t('complaintText') : complaint,
    ],
    [t('decision'), decision],
  ].filter(([name, text]) => name !== '' && text !== '')
  return (
    <div className="grid gap-6">
      <dl className="grid gap-3">
        {texts.map(([name, text]) => (
          <div key={name}>
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
        {waybill ? (
          <div>
            <dt className="text-muted text-sm">{t('waybill')}</dt>
            <dd className="wrap-anywhere">
              <Waybill waybill={waybill} />
            </dd>
          </div>
        ) : null}
      </dl>
      <section aria-labelledby="return-steps">
        <h2 id="return-steps" className="mb-2 text-lg">
          {t('history')}
        </h2>
        <ol className="grid gap-1">
          {steps.map(({ name, at }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-6">
              <span>{t(`steps.${name}`)}</span>
              <time className="text-muted text-sm" dateTime={at}>
                {moments.format(new Date(at))}
              </time>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function Waybill({ waybill: { carrier, trackingNumber } }: { waybill: NonNullable<ReturnView['waybill']> }) {
  const t = useTranslations('returns')
  const locale = useLocale()
  const name = returnCarrierName(carrier, locale) ?? t('otherCarrier')
  const href = returnTrackingUrl(carrier, trackingNumber)
  return (
    <>
      {name}{' '}
      {href ? (
        <a className="link" href={href} rel="noreferrer" target="_blank">
          {trackingNumber}
        </a>
      ) : (
        trackingNumber
      )}
    </>
  )
}
