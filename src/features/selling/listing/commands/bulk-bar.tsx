'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { MAX_CHOSEN } from '@/domain/products/listing/bulk-change'
import { formatWhole } from '@/domain/locale'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'
import { BulkDialog } from './bulk-dialog'
import type { BulkTask, ChosenProduct } from './bulk-step'

type Props = {
  chosen: readonly ChosenProduct[]
  canAct: boolean
  /** Clears the choice: also called when a change was made and its result was read. */
  onDone: () => void
}

const TASKS: readonly BulkTask[] = ['stock', 'prices', 'takeDown', 'archive']

/**
 * What can be done with the chosen products (rule S19). Render it also while nothing is chosen: its dialog remains when the
 * products leave the table.
 */
export function BulkBar({ chosen, canAct, onDone }: Props) {
  const router = useRouter()
  // What was chosen when the dialog opened: the page is renewed while the change runs.
  const [open, setOpen] = useState<{ task: BulkTask; chosen: readonly ChosenProduct[] } | null>(null)
  const close = (isChanged: boolean) => {
    setOpen(null)
    if (!isChanged) return
    router.refresh()
    onDone()
  }
  return (
    <>
      {chosen.length > 0 ? (
        <Bar {...{ chosen, canAct }} onClear={onDone} onOpen={(task) => setOpen({ task, chosen })} />
      ) : null}
      {open ? <BulkDialog {...open} onClose={close} /> : null}
    </>
  )
}

type BarProps = Omit<Props, 'onDone'> & { onOpen: (task: BulkTask) => void; onClear: () => void }

/** Sticks only where it covers about a quarter of the screen at most: in one line, or on a high screen. */
const STICKY =
  'bottom-0 z-10 [@media(min-height:45rem)]:sticky [@media(min-width:45rem)_and_(min-height:20rem)]:sticky'

/** When the choice is cleared, the bar goes and the focus returns to the page. */
function Bar({ chosen, canAct, onOpen, onClear }: BarProps) {
  const t = useTranslations('productBulk')
  const locale = useLocale()
  const isTooMany = chosen.length > MAX_CHOSEN
  return (
    <section
      ref={useFocusRescue('main h1')}
      aria-label={t('bar')}
      className={`border-line bg-raised flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-3 ${STICKY}`}
    >
      <p className="figures font-medium" role="status">
        {t('chosen', { n: formatWhole(chosen.length, locale) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {TASKS.map((task) => (
          <button
            key={task}
            type="button"
            className={task === 'archive' ? 'button button-danger' : 'button'}
            aria-haspopup="dialog"
            disabled={!canAct || isTooMany}
            onClick={() => onOpen(task)}
          >
            {t(task)}
          </button>
        ))}
      </div>
      <button type="button" className="button button-quiet" onClick={onClear}>
        {t('clearChosen')}
      </button>
      {isTooMany ? (
        <p className="text-persimmon-deep font-medium" role="alert">
          {t('tooMany', { max: String(MAX_CHOSEN) })}
        </p>
      ) : null}
    </section>
  )
}
