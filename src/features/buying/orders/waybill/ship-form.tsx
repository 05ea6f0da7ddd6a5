'use client'

import { useTranslations } from 'next-intl'
import type { Carrier } from '@/domain/orders/shipping/carrier'
import type { FreightMode } from '@/domain/orders/shipping/freight'
import { Button, type ButtonKind } from '@/ui/parts/button'
import { CheckField } from '@/ui/forms/fields/check-field'
import { Field } from '@/ui/forms/fields/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { SelectField } from '@/ui/forms/fields/select-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { useAnswer } from '@/ui/forms/requests/use-answer'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'
import { waybillAnchor } from '@/features/buying/orders/page/anchors'
import { DocumentFields } from './document-fields'
import { WaybillFold } from './waybill-fold'
import { FreightFields } from './freight-fields'
import { PartFields, type Part } from './part-fields'
import { useSentFiles } from './use-sent-files'
import { ship } from './waybill-actions'

type Props = {
  hidden: { order: string; locale: string }
  /** The number of the order, for screen readers. */
  about: string
  carriers: readonly (readonly [Carrier | FreightMode, string])[]
  lastCarrier?: Carrier | FreightMode
  asksImporter?: boolean
  /** What is left of each line, where a part may be shipped (rule M138). */
  parts: readonly Part[]
  /** How many documents the order may still take. */
  room: number
  kind: ButtonKind
  /** Folds the form behind this line. */
  summary?: string
}

/** The waybill with its documents, sent at once (rules M30, M41). An unusual number is sent again with a tick; who imports is asked for once. */
export function ShipForm(props: Props) {
  const { hidden, about, carriers, lastCarrier, asksImporter, parts, room, kind, summary } = props
  const t = useTranslations('order')
  const waybill = useTranslations('waybill')
  const moves = useTranslations('orderMoves')
  const freight = useTranslations('freight')
  const profile = useTranslations('sellerProfile.fields')
  const { state, isSending, isUnanswered, form } = useActionForm(ship, {}, (message) =>
    moves('failed', { message }),
  )
  const { problems, measure, unlessRefused } = useSentFiles(room)
  useAnswer(state, isUnanswered)
  const scope = `${hidden.order}-`
  const { kept = {}, fields = {}, asks } = state
  return (
    <WaybillFold summary={summary} isOpen={Boolean(state.message)}>
      <form
        id={waybillAnchor(hidden.order)}
        ref={useFocusRescue('main h1')}
        {...form}
        noValidate={false}
        onSubmit={unlessRefused(form.onSubmit)}
        onChange={measure}
        className="waybill-form grid gap-4"
      >
        {state.message && !isSending && !state.ok ? <FormErrors title={state.message} /> : null}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          id={`${scope}carrier`}
          name="carrier"
          label={t('carrier')}
          options={carriers}
          defaultValue={kept.carrier ?? lastCarrier}
          className="input waybill-carrier"
        />
        <Field
          id={`${scope}trackingNumber`}
          name="trackingNumber"
          label={
            <>
              <span className="for-parcels">{t('trackingNumber')}</span>
              <span className="for-freight">{freight('fields.bill')}</span>
            </>
          }
          defaultValue={kept.trackingNumber}
          error={fields.trackingNumber}
          maxLength={80}
          autoComplete="off"
          required
        />
        <FreightFields scope={scope} kept={kept} errors={fields} />
        <PartFields scope={scope} parts={parts} kept={kept} errors={fields} />
        {asksImporter || fields.importerNumber || kept.importerNumber ? (
          <>
            <Field
              id={`${scope}importerNumber`}
              name="importerNumber"
              label={waybill('importer')}
              hint={profile('importerHint')}
              defaultValue={kept.importerNumber}
              error={fields.importerNumber}
              maxLength={20}
              autoComplete="off"
            />
            <CheckField id={`${scope}importsByAgent`} name="importsByAgent" label={waybill('byAgent')} />
          </>
        ) : null}
        {asks ? (
          <>
            <input type="hidden" name="asked" value={asks} />
            <CheckField
              id={`${scope}confirmed`}
              name="confirmed"
              label={<span className="break-all">{waybill('confirm', { number: asks })}</span>}
            />
          </>
        ) : null}
        <DocumentFields scope={scope} errors={{ ...fields, ...problems }} />
        {state.message && !state.ok ? <noscript>{waybill('chooseAgain')}</noscript> : null}
        <Button type="submit" kind={kind} isBusy={isSending} className="w-full">
          {t('registerWaybill')}
          <span className="sr-only">: {about}</span>
        </Button>
      </form>
    </WaybillFold>
  )
}
