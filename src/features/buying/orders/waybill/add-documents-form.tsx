'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/ui/parts/button'
import { FormErrors } from '@/ui/forms/form-errors'
import { useActionForm } from '@/ui/forms/use-action-form'
import { useAnswer } from '@/ui/forms/requests/use-answer'
import { DocumentFields } from './document-fields'
import { WaybillFold } from './waybill-fold'
import { useSentFiles } from './use-sent-files'
import { addOrderDocuments } from './waybill-actions'

type Props = {
  hidden: { order: string; locale: string }
  about: string
  room: number
}

/** Further documents of an order that is on its way (rule M41). */
export function AddDocumentsForm({ hidden, about, room }: Props) {
  const t = useTranslations('waybill')
  const moves = useTranslations('orderMoves')
  const { state, isSending, isUnanswered, form } = useActionForm(addOrderDocuments, {}, (message) =>
    moves('documentsFailed', { message }),
  )
  const { ref, problems, measure, unlessRefused } = useSentFiles(room)
  const isPassed = useAnswer(state, isUnanswered)
  useEffect(() => {
    if (state.ok) ref.current?.reset()
  }, [state, ref])
  return (
    <WaybillFold summary={t('add')} isOpen={Boolean(state.message)}>
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
        <DocumentFields scope={`${hidden.order}-`} errors={{ ...state.fields, ...problems }} />
        <Button type="submit" isBusy={isSending} className="w-full">
          {t('addNow')}
          <span className="sr-only">: {about}</span>
        </Button>
        {state.ok && !isSending && !isPassed ? (
          <p className="text-celadon-deep font-medium" data-said="">
            {state.message}
          </p>
        ) : null}
      </form>
    </WaybillFold>
  )
}
