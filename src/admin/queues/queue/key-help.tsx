'use client'

import { Button } from '@payloadcms/ui'
import { createTranslator } from 'next-intl'
import { useContext, useEffect, useRef } from 'react'
import { QueueTexts } from './words-context'

const KEYS = { j: 'next', k: 'previous', a: 'approve', r: 'refuse', '?': 'show' } as const

/** The keys of a queue. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const t = createTranslator({ ...useContext(QueueTexts), namespace: 'staff.queue' })
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby="key-help" className="queue-help" onClose={onClose}>
      <h2 id="key-help">{t('help.title')}</h2>
      <p>{t('help.about')}</p>
      <dl>
        {Object.entries(KEYS).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`help.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <Button type="button" size="medium" margin={false} onClick={() => dialog.current?.close()}>
        {t('help.close')}
      </Button>
    </dialog>
  )
}
