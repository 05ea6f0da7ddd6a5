import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Dialog } from '@/ui/parts/dialog'
import { BulkForm } from './bulk-form'
import { BulkPreview } from './bulk-preview'
import { BulkProgress, BulkResults } from './bulk-results'
import type { BulkTask, ChosenProduct } from './bulk-step'
import { useBulk } from './use-bulk'

type Props = {
  task: BulkTask
  chosen: readonly ChosenProduct[]
  /** `isChanged`: something was sent, so the page may show old values. */
  onClose: (isChanged: boolean) => void
}

const ID = 'bulk-dialog'

/** One bulk change from the question to its results. Closing it stops after the products that are being changed. */
export function BulkDialog({ task, chosen, onClose }: Props) {
  const t = useTranslations('productBulk')
  const bulk = useBulk(chosen)
  const { step } = bulk
  const body = useRef<HTMLDivElement>(null)
  const closing = useRef(() => {})
  useEffect(() => {
    closing.current = () => {
      bulk.stop()
      onClose(step.at === 'running' || step.at === 'result')
    }
  })
  useEffect(() => openDialog(body.current, () => closing.current()), [])
  const failed = step.at === 'form' ? step.failed : undefined
  // Each step begins at its top, so that it is read out; a form at its first field, or at the wrong one.
  useEffect(() => {
    const goal = failed?.fields?.value ? '#bulk-value' : '[data-begin], select, button'
    body.current?.querySelector<HTMLElement>(goal)?.focus()
  }, [step.at, failed])
  return (
    <Dialog
      id={ID}
      title={t(`${task}Title`)}
      closeLabel={t('close')}
      className="dialog-box w-[min(100vw-2rem,40rem)]"
    >
      <div ref={body} className="mt-4 grid gap-4">
        {step.at === 'form' ? <BulkForm {...{ task, chosen, bulk }} failed={failed} /> : null}
        {step.at === 'preview' ? <BulkPreview {...{ step, bulk }} /> : null}
        {step.at === 'running' ? <BulkProgress {...{ step, bulk }} /> : null}
        {step.at === 'result' ? <BulkResults {...{ step, chosen, bulk }} /> : null}
      </div>
    </Dialog>
  )
}

/** Opens the dialog around the element modally, and returns what ends listening to it. */
function openDialog(inside: HTMLElement | null, onClose: () => void) {
  const box = inside?.closest('dialog')
  if (!box) return
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[popovertargetaction=hide]')) box.close()
  }
  box.addEventListener('click', press)
  box.addEventListener('close', onClose)
  if (!box.open) box.showModal()
  return () => {
    box.removeEventListener('click', press)
    box.removeEventListener('close', onClose)
  }
}
