'use client'

import { Button } from '@payloadcms/ui'
import { createTranslator } from 'next-intl'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import type { WaitingDecision } from '@/admin/queues/decisions/list-queue'
import { QueueTexts } from './words-context'

/** After the last second the worker needs another moment. */
const CARRYING_OUT_SECONDS = 3

type Props = {
  decision: WaitingDecision
  title: string
  isSending: boolean
  onUndo: () => void
  /** It should be carried out by now: called again while it is still shown. */
  onOver: () => void
}

/** A decision that waits: who made it, how long it can be undone, and the button for it. */
export function WaitingNote({ decision, title, isSending, onUndo, onOver }: Props) {
  const t = createTranslator({ ...useContext(QueueTexts), namespace: 'staff.queue' })
  const [passed, setPassed] = useState(0)
  const left = Math.max(0, decision.seconds - passed)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const began = Date.now()
    let next = decision.seconds + CARRYING_OUT_SECONDS
    const timer = setInterval(() => {
      const now = Math.floor((Date.now() - began) / 1000)
      setPassed(now)
      if (now < next) return
      next = now + CARRYING_OUT_SECONDS
      over()
    }, 500)
    return () => clearInterval(timer)
  }, [decision.id, decision.seconds])
  const { choice, who } = decision
  return (
    <div className="tw:mt-[1rem] tw:flex tw:flex-wrap tw:items-center tw:gap-x-[1rem] tw:gap-y-[0.5rem] tw:border-s-3 tw:border-(--theme-elevation-500) tw:ps-[0.75rem]">
      <p className="tw:m-0 tw:tabular-nums">{t('waits', { choice, who, seconds: left })}</p>
      <Button
        type="button"
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isSending}
        onClick={onUndo}
        extraButtonProps={{ 'aria-label': t('undoAbout', { title }) }}
      >
        {t('undo')}
      </Button>
    </div>
  )
}
