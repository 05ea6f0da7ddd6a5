'use client'

import type { Carrier } from '@/domain/orders/shipping/carrier'
import type { FreightMode } from '@/domain/orders/shipping/freight'
import type { OrderDocument } from '@/domain/orders/documents/order-documents'
import { Button, type ButtonKind } from '@/ui/parts/button'
import { fillMessage } from '@/ui/page/fill-message'
import { CheckField } from '@/ui/forms/fields/check-field'
import { Field } from '@/ui/forms/fields/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { SelectField } from '@/ui/forms/fields/select-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { useAnswer } from '@/ui/forms/requests/use-answer'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'
import { waybillAnchor } from '@/features/buying/orders/page/anchors'
import { DocumentFields } from './document-fields'
import { Fold } from './fold'
import { FreightFields, type FreightWords } from './freight-fields'
import { PartFields, type Part, type PartWords } from './part-fields'
import { useSentFiles, type FileWords } from './use-sent-files'
import { ship } from './waybill-actions'

export type ShipWords = FileWords &
  Record<'carrier' | 'number' | 'filesHint' | 'chooseAgain' | 'confirm' | 'send' | 'failed', string> &
  Record<'importer' | 'importerHint' | 'byAgent', string> & {
    documents: Record<OrderDocument, string>
    freight: FreightWords
    parts: PartWords
  }

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
  words: ShipWords
}

/** The waybill with its documents, sent at once (rules M30, M41). An unusual number is sent again with a tick; who imports is asked for once. */
export function ShipForm(props: Props) {
  const { hidden, about, carriers, lastCarrier, asksImporter, parts, room, kind, summary, words } = props
  const { state, isSending, isUnanswered, form } = useActionForm(ship, {}, words.failed)
  const { problems, measure, unlessRefused } = useSentFiles(room, words)
  useAnswer(state, isUnanswered)
  const scope = `${hidden.order}-`
  const { kept = {}, fields = {}, asks } = state
  return (
    <Fold summary={summary} isOpen={Boolean(state.message)}>
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
          label={words.carrier}
          options={carriers}
          defaultValue={kept.carrier ?? lastCarrier}
          className="input waybill-carrier"
        />
        <Field
          id={`${scope}trackingNumber`}
          name="trackingNumber"
          label={
            <>
              <span className="for-parcels">{words.number}</span>
              <span className="for-freight">{words.freight.bill}</span>
            </>
          }
          defaultValue={kept.trackingNumber}
          error={fields.trackingNumber}
          maxLength={80}
          autoComplete="off"
          required
        />
        <FreightFields scope={scope} kept={kept} errors={fields} words={words.freight} />
        <PartFields scope={scope} parts={parts} kept={kept} errors={fields} words={words.parts} />
        {asksImporter || fields.importerNumber || kept.importerNumber ? (
          <>
            <Field
              id={`${scope}importerNumber`}
              name="importerNumber"
              label={words.importer}
              hint={words.importerHint}
              defaultValue={kept.importerNumber}
              error={fields.importerNumber}
              maxLength={20}
              autoComplete="off"
            />
            <CheckField id={`${scope}importsByAgent`} name="importsByAgent" label={words.byAgent} />
          </>
        ) : null}
        {asks ? (
          <>
            <input type="hidden" name="asked" value={asks} />
            <CheckField
              id={`${scope}confirmed`}
              name="confirmed"
              label={<span className="break-all">{fillMessage(words.confirm, { number: asks })}</span>}
            />
          </>
        ) : null}
        <DocumentFields
          scope={scope}
          labels={words.documents}
          hint={words.filesHint}
          errors={{ ...fields, ...problems }}
        />
        {state.message && !state.ok ? <noscript>{words.chooseAgain}</noscript> : null}
        <Button type="submit" kind={kind} isBusy={isSending} className="w-full">
          {words.send}
          <span className="sr-only">: {about}</span>
        </Button>
      </form>
    </Fold>
  )
}
