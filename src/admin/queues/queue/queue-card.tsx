'use client'

import { Button } from '@payloadcms/ui'
import { createTranslator } from 'next-intl'
import { useContext } from 'react'
import { usePanelScript } from '@/admin/parts/use-panel-script'
import type { Choice } from '@/domain/staff/decision'
import type { QueueItem } from './queue-item'
import { ReasonForm, type Sentences } from './reason-form'
import type { RowState } from './use-decisions'
import { WaitingNote } from './waiting-note'
import { QueueTexts } from './words-context'

type Props = {
  item: QueueItem
  state: RowState
  onNode: (node: HTMLElement | null) => void
  isChosen: boolean
  isSending: boolean
  /** The choice whose reason is being written. */
  asking: Choice | null
  problem: string
  sentences: Sentences | undefined
  onFocus: () => void
  onChoose: (isChosen: boolean) => void
  onDecide: (choice: Choice) => void
  onReason: (reason: string) => void
  onBack: () => void
  onUndo: () => void
  onOver: () => void
}

/** What is decided on: what it says, and what may be decided. */
export function QueueCard({ item, state, asking, onNode, ...card }: Props) {
  const t = createTranslator({ ...useContext(QueueTexts), namespace: 'staff.queue' })
  const hasScript = usePanelScript()
  const { kind, id, title, company, since, choices, details, href, locale } = item
  const { decision, problem, isUndone } = state
  const label = (choice: Choice) =>
    choice === 'ask' && kind === 'seller' ? t('choices.askSeller') : t(`choices.${choice}`)
  return (
    <article
      ref={onNode}
      tabIndex={-1}
      aria-labelledby={`title-${id}`}
      className="panel-box queue-card"
      data-waits={decision ? true : undefined}
      onFocus={card.onFocus}
    >
      <header>
        {decision ? null : (
          <input
            type="checkbox"
            aria-label={t('choose', { title })}
            checked={card.isChosen}
            onChange={({ target }) => card.onChoose(target.checked)}
          />
        )}
        <div>
          <h2 id={`title-${id}`}>{title}</h2>
          <p className="tw:mt-[0.25rem] tw:mb-0 tw:flex tw:flex-wrap tw:gap-x-[1rem] tw:gap-y-[0.25rem]">
            <strong>{t(kind === 'product-change' ? 'kinds.change' : `kinds.${kind}`)}</strong>
            {kind === 'seller' ? null : <span>{t('of', { company })}</span>}
            <span>{since}</span>
            <a href={href}>{t('form')}</a>
          </p>
        </div>
      </header>
      {details}
      {problem ? (
        <p role="alert" className="panel-wrong queue-problem">
          {problem}
        </p>
      ) : null}
      {isUndone ? (
        <p role="status" className="tw:my-[0.5rem]">
          {t('undone')}
        </p>
      ) : null}
      {decision ? (
        <WaitingNote
          decision={decision}
          title={title}
          isSending={card.isSending}
          onUndo={card.onUndo}
          onOver={card.onOver}
        />
      ) : asking ? (
        <ReasonForm
          label={label(asking)}
          locale={locale}
          sentences={card.sentences}
          isSending={card.isSending}
          problem={card.problem}
          onSend={card.onReason}
          onBack={card.onBack}
        />
      ) : (
        <div className="queue-buttons">
          {choices.map((choice) => (
            <Button
              key={choice}
              type="button"
              size="medium"
              margin={false}
              buttonStyle={choice === 'approve' ? 'primary' : 'secondary'}
              disabled={card.isSending || !hasScript}
              onClick={() => card.onDecide(choice)}
            >
              {label(choice)}
            </Button>
          ))}
        </div>
      )}
    </article>
  )
}
