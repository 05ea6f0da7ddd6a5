import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { formatMoney, multiply } from '@/domain/money'
import { unitWords } from '@/domain/orders/unit-words'
import { localePath } from '@/messages/locales'
import { readyLinesIn } from '@/server/talk/translator/ready-sentences'
import { detailOf } from './form/request-form'
import { lastDay } from './requests-screen'
import type { RequestView } from './request-view'

/** The goods of a request, each with today's price, what was asked and what is offered. */
export function RequestItems({ request }: { request: RequestView }) {
  const t = useTranslations('priceRequests')
  const locale = useLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  const words = unitWords(useTranslations('product'), locale)
  const { items, offer } = request
  return (
    <section aria-label={t('items')} className="figures">
      <ul className="border-line border-t">
        {items.map(({ id, product, name, sku, quantity, listPrice, targetPrice, unitPrice, ...unit }) => (
          <li key={id} className="border-line flex flex-wrap justify-between gap-x-6 gap-y-1 border-b py-3">
            <div className="min-w-0 flex-1 basis-56">
              <a className="link font-medium wrap-anywhere" href={localePath(locale, `/product/${product}`)}>
                {name}
              </a>
              <p className="text-muted text-sm">
                {detailOf(
                  sku,
                  listPrice && t('listPrice', { price: money(listPrice) }),
                  targetPrice && t('targetPrice', { price: money(targetPrice) }),
                )}
              </p>
            </div>
            <p className="ms-auto text-end">
              <span className="block">{words.measured(unit, quantity) ?? words.count(unit, quantity)}</span>
              {unitPrice === null ? null : (
                <>
                  <span className="text-muted block text-sm">
                    {t('offeredPrice', { price: words.each(unit, money(unitPrice)) })}
                  </span>
                  <span className="block font-semibold">{money(multiply(unitPrice, quantity))}</span>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {offer ? (
        <dl className="grid gap-1 pt-3">
          {(['goods', 'freight', 'total'] as const).map((name) => (
            <div
              key={name}
              className={`flex justify-between gap-6 ${name === 'total' ? 'font-semibold' : ''}`.trim()}
            >
              <dt>{t(`offer.${name}`)}</dt>
              <dd>{money(offer[name])}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}

/** Place, dates, questions and what both sides wrote. */
export function RequestFacts({ request }: { request: RequestView }) {
  const t = useTranslations('priceRequests')
  const locale = useLocale()
  const days = dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' })
  const { side, neededBy, postalCode, note, questions, offer, reason, status, expiresAt, reservesStock } =
    request
  const ends = status === 'requested' ? 'requested' : 'offered'
  const facts: (readonly [string, string])[] = [
    [t('postalCode'), postalCode || '–'],
    ...(neededBy ? [[t('neededByShort'), days.format(new Date(`${neededBy}T16:00Z`))] as const] : []),
    ...(offer
      ? [
          [
            t('arrival'),
            t('arrivalDays', {
              min: offer.minDays,
              max: offer.maxDays,
              spread: offer.maxDays - offer.minDays,
            }),
          ] as const,
        ]
      : []),
    ...(status === 'requested' || status === 'offered' || status === 'accepted'
      ? [[t(`validity.${ends}`), lastDay(days, expiresAt)] as const]
      : []),
    ...(reservesStock ? [[t('stock'), t('stockReserved')] as const] : []),
  ]
  const texts = [
    [t(side === 'buyer' ? 'notes.own' : 'notes.buyer'), note],
    [t(side === 'seller' ? 'notes.own' : 'notes.seller'), offer?.note ?? ''],
    [t('reason'), reason],
  ].filter(([, text]) => text !== '')
  return (
    <dl className="grid gap-3">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="text-muted text-sm">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {questions.length > 0 ? (
        <div>
          <dt className="text-muted text-sm">{t(side === 'seller' ? 'questionsAsked' : 'questionsTitle')}</dt>
          {questions.map((name) => (
            <dd key={name}>{t(`questions.${name}`)}</dd>
          ))}
        </div>
      ) : null}
      {texts.map(([name, text]) => (
        <div key={name}>
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</dd>
          <ReadyLines text={text} />
        </div>
      ))}
    </dl>
  )
}

/** Ready sentences of a note, in the reader's language (rule T36). */
function ReadyLines({ text = '' }: { text?: string }) {
  const t = useTranslations('chat.ready')
  const lines = readyLinesIn(text, useLocale())
  if (lines === null) return null
  return (
    <dd className="border-line mt-1 max-w-prose border-s-2 ps-3 wrap-anywhere whitespace-pre-line">
      {lines}
      <span className="text-muted block text-sm">{t('sentence')}</span>
    </dd>
  )
}
