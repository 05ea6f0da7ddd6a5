'use client'

import { useEffect } from 'react'
import type { OrderDocument } from '@/domain/orders/documents/order-documents'
import { Button } from '@/ui/parts/button'
import { FormErrors } from '@/ui/forms/form-errors'
import { useActionForm } from '@/ui/forms/use-action-form'
import { useAnswer } from '@/ui/forms/requests/use-answer'
import { DocumentFields } from './document-fields'
import { Fold } from './fold'
import { useSentFiles, type FileWords } from './use-sent-files'
import { addOrderDocuments } from './waybill-actions'

export type AddWords = FileWords &
  Record<'filesHint' | 'send' | 'failed', string> & { documents: Record<OrderDocument, string> }

type Props = {
  hidden: { order: string; locale: string }
  about: string
  room: number
  summary: string
  words: AddWords
}

/** Further documents of an order that is on its way (rule M41). */
export function AddDocumentsForm({ hidden, about, room, summary, words }: Props) {
  const { state, isSending, isUnanswered, form } = useActionForm(addOrderDocuments, {}, words.failed)
  const { ref, problems, measure, unlessRefused } = useSentFiles(room, words)
  const isPassed = useAnswer(state, isUnanswered)
  useEffect(() => {
    if (state.ok) ref.current?.reset()
  }, [state, ref])
  return (
    <Fold summary={summary} isOpen={Boolean(state.message)}>
      <form
        ref={ref}
        {...form}
        onSubmit={unlessRefused(form.onSubmit)}
        onChange={measure}
        className="grid gap-4"
      >
        {state.message && !isSending && !state.ok ? <FormErrors title={state.message} /> : null}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DocumentFields
          scope={`${hidden.order}-`}
          labels={words.documents}
          hint={words.filesHint}
          errors={{ ...state.fields, ...problems }}
        />
        <Button type="submit" isBusy={isSending} className="w-full">
          {words.send}
          <span className="sr-only">: {about}</span>
        </Button>
        {state.ok && !isSending && !isPassed ? (
          <p className="text-celadon-deep font-medium" data-said="">
            {state.message}
          </p>
        ) : null}
      </form>
    </Fold>
  )
}
