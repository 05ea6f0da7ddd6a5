'use client'

import { useState } from 'react'
import type { Carrier } from '@/domain/orders/carrier'
import { isFreightMode, type FreightMode } from '@/domain/orders/freight'
import type { OrderDocument } from '@/domain/orders/order-documents'
import { Button, type ButtonKind } from '@/ui/button'
import { fillMessage } from '@/ui/fill-message'
import { CheckField } from '@/ui/forms/check-field'
import { Field } from '@/ui/forms/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { SelectField } from '@/ui/forms/select-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { useAnswer } from '@/ui/forms/use-answer'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'
import { waybillAnchor } from '@/features/orders/anchors'
import { DocumentFields } from './document-fields'
import { Fold } from './fold'
import { FreightFields, type FreightWords } from './freight-fields'
import { useSentFiles, type FileWords } from './use-sent-files'
import { ship } from './waybill-actions'

export type ShipWords = FileWords &
  Record<'carrier' | 'number' | 'filesHint' | 'chooseAgain' | 'confirm' | 'send' | 'failed', string> &
  Record<'importer' | 'importerHint' | 'byAgent', string> & {
    documents: Record<OrderDocument, string>
    freight: FreightWords
  }

type Props = {
  hidden: { order: string; locale: string }
  /** The number of the order, for screen readers. */
  about: string
  carriers: readonly (readonly [Carrier | FreightMode, string])[]
  lastCarrier?: Carrier | FreightMode
  asksImporter?: boolean
  /** How many documents the order may still take. */
  room: number
  kind: ButtonKind
  /** Folds the form behind this line. */
  summary?: string
  words: ShipWords
}

/** The waybill with its documents, sent at once (rules M30, M41). An unusual number is sent again with a tick; who imports is asked for once. */
export function ShipForm(props: Props) {
  const { hidden, about, carriers, lastCarrier, asksImporter, room, kind, summary, words } = props
  const { state, isSending, isUnanswered, form } = useActionForm(ship, {}, words.failed)
  const { problems, measure, unlessRefused } = useSentFiles(room, words)
  useAnswer(state, isUnanswered)
  const scope = `${hidden.order}-`
  const { kept = {}, fields = {}, asks } = state
  const [carrier, setCarrier] = useState<string | undefined>(kept.carrier ?? lastCarrier)
  const mode = isFreightMode(carrier) ? carrier : null
  return (
    <Fold summary={summary} isOpen={Boolean(state.message)}>
      <form
        id={waybillAnchor(hidden.order)}
        ref={useFocusRescue('main h1')}
        {...form}
        noValidate={false}
        onSubmit={unlessRefused(form.onSubmit)}
        onChange={measure}
        className="grid gap-4"
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
          onChange={({ target }) => setCarrier(target.value)}
        />
        <Field
          id={`${scope}trackingNumber`}
          name="trackingNumber"
          label={mode ? words.freight.bill : words.number}
          defaultValue={kept.trackingNumber}
          error={fields.trackingNumber}
          maxLength={80}
          autoComplete="off"
          required
        />
        {mode ? (
          <FreightFields scope={scope} mode={mode} kept={kept} errors={fields} words={words.freight} />
        ) : null}
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
