'use client'

import { Button } from '@payloadcms/ui'
import { createTranslator } from 'next-intl'
import { useContext } from 'react'
import type { Choice } from '@/domain/staff/decision'
import type { Locale } from '@/domain/locale'
import { ReasonForm, type Sentences } from './reason-form'
import { QueueTexts } from './words-context'

type Props = {
  chosen: number
  waiting: number
  choices: readonly Choice[]
  asking: Choice | null
  locale: Locale
  problem: string
  sentences: Sentences | undefined
  isSending: boolean
  askLabel: string
  onAll: (isChosen: boolean) => void
  onDecide: (choice: Choice) => void
  onReason: (reason: string) => void
  onBack: () => void
  onUndoAll: () => void
  onHelp: () => void
}

/** What can be done with all chosen rows at once. */
export function DecisionBar({ chosen, waiting, choices, asking, askLabel, ...bar }: Props) {
  const t = createTranslator({ ...useContext(QueueTexts), namespace: 'staff.queue' })
  const label = (choice: Choice) => (choice === 'ask' ? askLabel : t(`choices.${choice}`))
  const button = { type: 'button', size: 'medium', margin: false, buttonStyle: 'secondary' } as const
  return (
    <section className="panel-box">
      <div className="queue-buttons tw:m-0">
        <Button {...button} onClick={() => bar.onAll(chosen === 0)}>
          {chosen === 0 ? t('chooseAll') : t('chooseNone')}
        </Button>
        <span role="status">{t('chosen', { count: chosen })}</span>
        {chosen > 0 && !asking
          ? choices.map((choice) => (
              <Button key={choice} {...button} disabled={bar.isSending} onClick={() => bar.onDecide(choice)}>
                {label(choice)}
              </Button>
            ))
          : null}
        {waiting > 1 ? (
          <Button {...button} disabled={bar.isSending} onClick={bar.onUndoAll}>
            {t('undoAll', { count: waiting })}
          </Button>
        ) : null}
        <Button {...button} onClick={bar.onHelp}>
          {t('keys')}
        </Button>
      </div>
      {bar.problem && !asking ? (
        <p role="alert" className="panel-wrong queue-problem">
          {bar.problem}
        </p>
      ) : null}
      {asking ? (
        <ReasonForm
          label={label(asking)}
          locale={bar.locale}
          sentences={bar.sentences}
          isSending={bar.isSending}
          problem={bar.problem}
          onSend={bar.onReason}
          onBack={bar.onBack}
        />
      ) : null}
    </section>
  )
}
