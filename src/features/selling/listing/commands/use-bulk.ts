import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState, useTransition } from 'react'
import { sortById, type BulkKind } from '@/domain/products/listing/bulk-change'
import { ask } from '@/ui/forms/requests/ask'
import { applyBulkChange, previewChange } from './bulk-actions'
import { AT_ONCE, entryOf, missingRows, type BulkStep, type ChosenProduct, type Order } from './bulk-step'

type RunningStep = Extract<BulkStep, { at: 'running' }>

/** The way of a bulk change: what is typed, what would come out, its progress and its results. */
export function useBulk(chosen: readonly ChosenProduct[]) {
  const t = useTranslations('productBulk')
  const locale = useLocale()
  const [step, setStep] = useState<BulkStep>({ at: 'form' })
  const [isSending, begin] = useTransition()
  const isStopped = useRef(false)
  // Kept for the way back from the preview.
  const [typed, setTyped] = useState<{ kind: BulkKind; value: string } | null>(null)

  const formOf = ({ kind, value, entries }: Order) => {
    const form = new FormData()
    form.set('locale', locale)
    form.set('kind', kind)
    form.set('value', value)
    for (const entry of entries) form.append('product', entry)
    return form
  }

  const preview = (kind: BulkKind, value: string) => {
    setTyped({ kind, value })
    begin(async () => {
      const form = formOf({ kind, value, entries: chosen.map(({ id }) => id) })
      const { answer, problem = '' } = await ask(() => previewChange({}, form))
      if (!answer?.rows) {
        const message = answer?.message ?? t('failed', { message: problem })
        setStep({ at: 'form', failed: { message, fields: answer?.fields } })
        return
      }
      const rows = [...answer.rows, ...missingRows(chosen, answer.rows, t('gone'))]
      setStep({ at: 'preview', kind, value, rows })
    })
  }

  /** Sends a part after the other until all are done, one failed, or Stop was pressed. */
  const run = async (from: RunningStep) => {
    isStopped.current = false
    let { order, results } = from
    let failed: string | undefined
    setStep(from)
    while (order.entries.length > 0 && !isStopped.current && failed === undefined) {
      const [now, later] = [order.entries.slice(0, AT_ONCE), order.entries.slice(AT_ONCE)]
      const form = formOf({ ...order, entries: now })
      const { answer, problem = '' } = await ask(() => applyBulkChange({}, form))
      if (!answer?.results) {
        failed = answer?.message ?? t('failed', { message: problem })
        break
      }
      results = [...results, ...answer.results]
      order = { ...order, entries: later }
      setStep({ ...from, order, results })
    }
    setStep({ ...from, at: 'result', order, results, failed })
  }

  const start = (kind: BulkKind, value: string, rows?: Extract<BulkStep, { at: 'preview' }>['rows']) => {
    const right = rows?.filter(({ problem }) => problem === undefined)
    const left = rows?.filter(({ problem }) => problem !== undefined) ?? []
    const entries = right?.map(entryOf) ?? sortById(chosen).map(({ id }) => id)
    const results = left.map(({ id, problem }) => ({ id, problem }))
    const total = entries.length + results.length
    begin(() => run({ at: 'running', order: { kind, value, entries }, results, total }))
  }

  return {
    step,
    typed,
    isSending,
    preview,
    start,
    goOn: () => {
      if (step.at === 'result') begin(() => run({ ...step, at: 'running' }))
    },
    stop: () => {
      isStopped.current = true
    },
    back: () => setStep({ at: 'form' }),
  }
}

export type Bulk = ReturnType<typeof useBulk>
