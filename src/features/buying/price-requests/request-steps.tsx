import { useLocale, useTranslations } from 'next-intl'
import { addDays, dayIn } from '@/domain/values/calendar'
import { formatMoney, typedAmount } from '@/domain/money'
import { nextMoves } from '@/domain/values/moves'
import { soldByOf } from '@/domain/orders/sold-unit'
import type { NetTerms } from '@/domain/payments/payouts/net'
import { unitWords } from '@/domain/orders/unit-words'
import { PRICE_REQUEST_MOVES } from '@/domain/cart/price-requests/moves'
import { MOST_DAYS_VALID, USUAL_DAYS_VALID } from '@/domain/cart/price-requests/offer'
import { REQUEST_TEXT } from '@/domain/cart/price-requests/request'
import { localePath } from '@/messages/locales'
import { sentenceBook } from '@/server/talk/translator/ready-sentences'
import { DistrictTexts } from '@/server/texts/district-texts'
import { ButtonLink } from '@/ui/parts/button'
import { ActionForm } from '@/ui/forms/action-form'
import { useGuardWords } from '@/ui/forms/guard/guard-words'
import { AnsweredText } from '@/ui/forms/fields/answered-field'
import { LineFields } from './form/line-fields'
import { OfferFields } from './form/offer-fields'
import {
  acceptOfferAction,
  counter,
  declineRequestAction,
  dropTemplate,
  makeOffer,
  withdrawRequestAction,
} from './request-actions'
import { detailOf, LINE_TEXTS } from './form/request-form'
import type { RequestView } from './request-view'

const OFFER_TEXTS = [
  'priceRequests.unitPriceOf',
  'priceRequests.template',
  'tierEditor.net',
  'priceRequests.offer.freight',
  'priceRequests.freightHint',
  'priceRequests.minDays',
  'priceRequests.maxDays',
  'priceRequests.daysHint',
  'priceRequests.validity.offered',
  'priceRequests.reserves',
  'priceRequests.offerNote',
] as const

type Props = { request: RequestView; net?: NetTerms }

/** What the reader may do with a request now (rule M74). */
export function RequestSteps({ request, net }: Props) {
  const t = useTranslations('priceRequests')
  const locale = useLocale()
  const { id, number, side, status, version } = request
  const moves = nextMoves(PRICE_REQUEST_MOVES, status, side)
  const hidden = { locale, request: id, version: String(version), side }
  const form = { hidden, about: number, failed: t.raw('failed') as string }
  return (
    <div className="grid gap-3">
      {status === 'accepted' && side === 'buyer' ? (
        <ButtonLink kind="primary" href={localePath(locale, `/checkout?offer=${id}`)}>
          {t('checkOut')}
        </ButtonLink>
      ) : null}
      {moves.includes('accepted') ? (
        <ActionForm {...form} action={acceptOfferAction} label={t('accept')} kind="primary" />
      ) : null}
      {moves.includes('offered') ? (
        <>
          <OfferForm request={request} hidden={hidden} net={net} />
          <Templates request={request} hidden={hidden} />
        </>
      ) : null}
      {moves.includes('requested') ? <CounterForm request={request} hidden={hidden} /> : null}
      {moves.includes('declined') ? (
        <ActionForm
          {...form}
          action={declineRequestAction}
          fold={t(`decline.${side}`)}
          label={t('declineNow')}
          kind="danger"
        >
          <AnsweredText name="reason" label={t('reasonOptional')} maxLength={REQUEST_TEXT} />
        </ActionForm>
      ) : null}
      {moves.includes('withdrawn') ? (
        <ActionForm
          {...form}
          action={withdrawRequestAction}
          fold={t(`withdraw.${side}`)}
          label={t('withdrawNow')}
          kind="danger"
        >
          <p className="text-sm">{t('withdrawText')}</p>
        </ActionForm>
      ) : null}
    </div>
  )
}

type FormProps = { request: RequestView; hidden: Record<string, string> }

function OfferForm({ request, hidden, net }: FormProps & Pick<Props, 'net'>) {
  const t = useTranslations('priceRequests')
  const chat = useTranslations('chat.ready')
  const locale = useLocale()
  const words = unitWords(useTranslations('product'), locale)
  const { items, offer, usual, number, status } = request
  const terms = offer ?? usual
  const today = dayIn('America/Toronto', new Date())
  const typed = (cents: number | null | undefined) =>
    typeof cents === 'number' ? typedAmount(cents, locale) : ''
  return (
    <ActionForm
      action={makeOffer}
      hidden={hidden}
      about={number}
      fold={status === 'offered' ? t('changeOffer') : undefined}
      label={t('sendOffer')}
      failed={t.raw('failed') as string}
      kind="primary"
      guard={useGuardWords()}
    >
      <DistrictTexts of={OFFER_TEXTS}>
        <OfferFields
          rows={items.map(({ id, name, quantity, listPrice, targetPrice, unitPrice, stock, ...unit }) => ({
            id,
            name,
            detail: detailOf(
              words.count(unit, quantity),
              targetPrice && t('targetPrice', { price: formatMoney(targetPrice, locale) }),
              listPrice && t('listPrice', { price: formatMoney(listPrice, locale) }),
              stock &&
                (stock.available > 0 || !stock.madeToOrder) &&
                t('available', { count: stock.available }),
              stock?.madeToOrder && t('madeToOrder'),
            ),
            price: typed(unitPrice),
          }))}
          net={net && { commissionPpm: net.commissionPpm, won: net.won }}
          terms={{
            freight: typed(offer?.freight),
            minDays: String(terms?.minDays ?? ''),
            maxDays: String(terms?.maxDays ?? ''),
            validUntil: addDays(today, USUAL_DAYS_VALID),
            note: terms?.note ?? '',
          }}
          templates={request.templates.map(({ daysValid, ...template }) => ({
            ...template,
            validUntil: addDays(today, daysValid),
          }))}
          reserves={request.reservesStock}
          answers={{
            readyTitle: chat('title.seller'),
            readyAbout: chat('about'),
            ready: sentenceBook('seller', locale),
          }}
          today={today}
          last={addDays(today, MOST_DAYS_VALID)}
          place={request.postalCode}
        />
      </DistrictTexts>
    </ActionForm>
  )
}

function Templates({ request: { templates }, hidden }: FormProps) {
  const t = useTranslations('priceRequests')
  if (templates.length === 0) return null
  return (
    <details className="fold-box">
      <summary className="cursor-pointer px-4 py-2 font-medium">{t('template.all')}</summary>
      <ul className="grid gap-3 px-4 pb-4">
        {templates.map(({ id, name, minDays, maxDays, note }) => (
          <li key={id} className="border-line grid gap-2 border-t pt-3">
            <p className="font-medium">{name}</p>
            <p className="text-muted text-sm">{t('template.days', { minDays, maxDays })}</p>
            {note ? <p className="line-clamp-3 text-sm whitespace-pre-line">{note}</p> : null}
            <ActionForm
              action={dropTemplate}
              hidden={{ ...hidden, template: id }}
              label={t('template.remove')}
              about={name}
              failed={t.raw('failed') as string}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

function CounterForm({ request, hidden }: FormProps) {
  const t = useTranslations('priceRequests')
  const locale = useLocale()
  const product = useTranslations('product')
  const words = unitWords(product, locale)
  const { items, number } = request
  return (
    <ActionForm
      action={counter}
      hidden={hidden}
      about={number}
      fold={t('counter')}
      label={t('send')}
      failed={t.raw('failed') as string}
    >
      <DistrictTexts of={LINE_TEXTS}>
        <LineFields
          isNew={false}
          rows={items.map(({ product: id, name, quantity, targetPrice, unitPrice, ...unit }) => ({
            product: id,
            name,
            detail: unitPrice
              ? t('offeredPrice', { price: words.each(unit, formatMoney(unitPrice, locale)) })
              : '',
            counted: product(`quantityIn.${soldByOf(unit)}`),
            quantity: String(quantity),
            target: targetPrice ? typedAmount(targetPrice, locale) : '',
          }))}
        />
      </DistrictTexts>
      <AnsweredText name="note" label={t('note')} maxLength={REQUEST_TEXT} />
    </ActionForm>
  )
}
