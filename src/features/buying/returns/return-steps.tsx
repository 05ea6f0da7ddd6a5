import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/domain/values/calendar'
import { formatMoney, typedAmount } from '@/domain/money'
import { nextMoves } from '@/domain/values/moves'
import { RETURN_CARRIERS, returnCarrierName } from '@/domain/orders/returns/carriers'
import { dayOfDue } from '@/domain/orders/returns/deadlines'
import { RETURN_MOVES, returnTurn, type ReturnStatus } from '@/domain/orders/returns/moves'
import { FREIGHT_PAYERS, isFault, RETURN_ADDRESS, RETURN_TEXT } from '@/domain/orders/returns/request'
import { ActionForm } from '@/ui/forms/action-form'
import { AnsweredText } from '@/ui/forms/fields/answered-field'
import { KeptCheck, KeptChoice, KeptField, KeptSelect, KeptText } from './kept-fields'
import {
  acceptReturnAction,
  declineReturnAction,
  escalate,
  receive,
  refundReturnAction,
  sendReturnAction,
  withdrawReturnAction,
} from './return-actions'
import type { ReturnView } from './return-view'

type Props = { of: ReturnView }

/** What the reader may do with a return now (rule M85). */
export function ReturnSteps({ of }: Props) {
  const t = useTranslations('returns')
  const locale = useLocale()
  const { side, status, dueAt } = of
  const moves = nextMoves(RETURN_MOVES, status, side)
  const may = (to: ReturnStatus) => moves.includes(to)
  const form = useForm(of)
  return (
    <div className="grid gap-3">
      {dueAt && returnTurn(status) === side ? (
        <p className="font-medium">
          {t(`until.${status as 'requested'}`, { day: formatDay(dayOfDue(dueAt), locale) })}
        </p>
      ) : null}
      {may('accepted') ? <AcceptForm of={of} /> : null}
      {may('sent') ? <SendForm of={of} /> : null}
      {may('received') ? (
        <ActionForm
          {...form}
          action={receive}
          label={t('receive')}
          kind={status === 'sent' ? 'primary' : 'plain'}
        />
      ) : null}
      {may('refunded') ? <RefundForm of={of} /> : null}
      {may('declined') ? (
        <ActionForm
          {...form}
          action={declineReturnAction}
          fold={t('decline')}
          label={t('declineNow')}
          kind="danger"
        >
          <AnsweredText name="reason" label={t('declineReason')} maxLength={RETURN_TEXT} required />
        </ActionForm>
      ) : null}
      {may('withdrawn') ? (
        <ActionForm
          {...form}
          action={withdrawReturnAction}
          fold={t('withdraw')}
          label={t('withdrawNow')}
          kind="danger"
        >
          <p className="text-sm">{t('withdrawText')}</p>
        </ActionForm>
      ) : null}
      {may('escalated') && of.mayEscalate ? (
        <ActionForm {...form} action={escalate} fold={t('escalate')} label={t('escalateNow')}>
          <p className="text-sm">{t('escalateText')}</p>
          <AnsweredText
            name="reason"
            id="escalate-reason"
            label={t('escalateReason')}
            maxLength={RETURN_TEXT}
            required
          />
        </ActionForm>
      ) : null}
    </div>
  )
}

/** What all forms of a return have. */
function useForm({ id, number, side, version }: ReturnView) {
  const t = useTranslations('returns')
  const locale = useLocale()
  const hidden = { locale, return: id, version: String(version), side }
  return { hidden, about: number, failed: t.raw('failed') as string }
}

function AcceptForm({ of }: Props) {
  const t = useTranslations('returns')
  const isSellers = isFault(of.reason)
  return (
    <ActionForm {...useForm(of)} action={acceptReturnAction} label={t('accept')} kind="primary">
      <KeptText
        name="address"
        label={t('address')}
        value={of.usualAddress}
        rows={4}
        maxLength={RETURN_ADDRESS}
        required
      />
      {isSellers ? (
        <p className="text-sm">{t('freightIsSellers')}</p>
      ) : (
        <KeptChoice
          name="freight"
          legend={t('freight')}
          value="buyer"
          options={FREIGHT_PAYERS.map((payer) => [payer, t(`freightBy.${payer}`)] as const)}
        />
      )}
      <KeptText name="note" id="accept-note" label={t('sellerNoteLabel')} rows={2} maxLength={RETURN_TEXT} />
    </ActionForm>
  )
}

function SendForm({ of }: Props) {
  const t = useTranslations('returns')
  const locale = useLocale()
  return (
    <ActionForm {...useForm(of)} action={sendReturnAction} label={t('send')} kind="primary">
      <KeptSelect
        name="carrier"
        label={t('carrier')}
        value={RETURN_CARRIERS[0]}
        options={RETURN_CARRIERS.map(
          (carrier) => [carrier, returnCarrierName(carrier, locale) ?? t('otherCarrier')] as const,
        )}
      />
      <KeptField
        name="trackingNumber"
        label={t('trackingNumber')}
        hint={t('trackingHint')}
        maxLength={80}
        autoComplete="off"
      />
    </ActionForm>
  )
}

function RefundForm({ of }: Props) {
  const t = useTranslations('returns')
  const locale = useLocale()
  const { status, value, refundable } = of
  const isBack = status === 'received'
  return (
    <ActionForm
      {...useForm(of)}
      action={refundReturnAction}
      label={t('refund')}
      kind={isBack ? 'primary' : 'plain'}
      fold={isBack ? undefined : t('refundUnsent')}
    >
      <p className="text-sm">
        {t('refundText', { value: formatMoney(value, locale), left: formatMoney(refundable, locale) })}
      </p>
      <KeptField
        name="amount"
        label={t('amount')}
        inputMode="decimal"
        maxLength={40}
        autoComplete="off"
        required
        value={typedAmount(refundable, locale)}
      />
      {isBack ? <KeptCheck name="restocks" label={t('restocks')} value={false} /> : null}
      <KeptText name="note" id="refund-note" label={t('refundNote')} rows={2} maxLength={RETURN_TEXT} />
    </ActionForm>
  )
}
