import { useTranslations } from 'next-intl'
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import {
  MAX_ORDER_DOCUMENTS,
  MAX_TOGETHER,
  ORDER_DOCUMENTS,
  type OrderDocument,
} from '@/domain/orders/documents/order-documents'
import { MAX_UPLOAD } from '@/domain/forms/upload'

type Words = Record<'tooLarge' | 'together' | 'tooMany', string>
type Problems = Partial<Record<OrderDocument, string>>

/** Measures the files of a form before they are sent; the server judges them again. */
export function useSentFiles(room: number) {
  const issues = useTranslations('issues')
  const waybill = useTranslations('waybill')
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const measure = (event: ChangeEvent<HTMLFormElement>) =>
    setProblems(
      problemsOf(new FormData(event.currentTarget), room, {
        tooLarge: issues('upload.tooLarge'),
        together: waybill('together'),
        tooMany: issues('orderDocuments.tooMany', {
          max: MAX_ORDER_DOCUMENTS,
          stored: MAX_ORDER_DOCUMENTS - room,
        }),
      }),
    )
  /** Focuses the first field with a problem instead of sending. */
  const unlessRefused = (send: (event: SubmitEvent<HTMLFormElement>) => void) => {
    return (event: SubmitEvent<HTMLFormElement>) => {
      const kind = ORDER_DOCUMENTS.find((each) => problems[each])
      if (!kind) return send(event)
      event.preventDefault()
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${kind}]`)?.focus()
    }
  }
  return { ref: form, problems, measure, unlessRefused }
}

function problemsOf(form: FormData, room: number, words: Words): Problems {
  const problems: Problems = {}
  let count = 0
  let together = 0
  for (const kind of ORDER_DOCUMENTS) {
    const files = form.getAll(kind).filter((each) => typeof each !== 'string' && each.size > 0) as File[]
    if (files.length === 0) continue
    count += files.length
    together += files.reduce((sum, { size }) => sum + size, 0)
    const problem = files.some(({ size }) => size > MAX_UPLOAD)
      ? words.tooLarge
      : count > room
        ? words.tooMany
        : together > MAX_TOGETHER
          ? words.together
          : null
    if (problem) problems[kind] = problem
  }
  return problems
}
