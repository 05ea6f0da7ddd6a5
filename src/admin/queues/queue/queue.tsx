'use client'

import { createTranslator, type Messages } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { Choice, SubjectKind } from '@/domain/staff/decision'
import type { Locale } from '@/domain/locale'
import { DecisionBar } from './decision-bar'
import { KeyHelp } from './key-help'
import { nextPlace, type RowStanding } from './next-place'
import { QueueCard } from './queue-card'
import type { QueueItem } from './queue-item'
import type { Sentences } from './reason-form'
import { useDecisions } from './use-decisions'
import { useQueueKeys } from './use-queue-keys'
import { QueueTexts } from './words-context'

export type QueueSentences = Partial<Record<SubjectKind, Record<'refuse' | 'ask', Sentences>>>
type Props = {
  items: readonly QueueItem[]
  choices: readonly Choice[]
  sentences: QueueSentences
  locale: Locale
  messages: Messages
}
/** The reason that is being written: for one row, or for all chosen ones. */
type OpenChoice = { row: string | 'chosen'; choice: Choice }

/** A queue of things to decide: by buttons, by keys, one or many at a time. */
export function Queue({ items, choices, sentences, locale, messages }: Props) {
  const t = createTranslator({ locale, messages, namespace: 'staff.queue' })
  const router = useRouter()
  const { stateOf, decide, undo, isSending } = useDecisions(items, t('failed'))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState<OpenChoice | null>(null)
  const [problem, setProblem] = useState('')
  const [hasHelp, setHelp] = useState(false)
  const [said, setSaid] = useState<'waiting' | 'undone' | null>(null)
  const cards = useRef(new Map<string, HTMLElement>())
  const current = useRef<RowStanding | null>(null)

  const open = items.filter((item) => !stateOf(item).decision)
  const waiting = items.filter((item) => stateOf(item).decision)
  // Once it is carried out, nothing waits any more.
  const saidNow = said === 'waiting' && waiting.length === 0 ? null : said
  const picked = open.filter(({ id }) => chosen.has(id))
  const focusOn = (id: string) => cards.current.get(id)?.focus()

  function step(by: 1 | -1) {
    const ids = items.map(({ id }) => id)
    const id = ids[nextPlace(ids, current.current, by)]
    if (id) focusOn(id)
  }

  async function carry(rows: readonly QueueItem[], choice: Choice, reason: string, row: OpenChoice['row']) {
    if (rows.length === 0 || isSending) return
    const done = await decide(rows, choice, reason)
    setProblem(done.problem ?? '')
    if (done.problem) return
    setAsking(null)
    setChosen(new Set())
    if (done.stored > 0) setSaid('waiting')
    // The buttons of all chosen rows are gone with the choice.
    focusOn(row === 'chosen' ? (rows[0]?.id ?? '') : row)
  }

  function begin(row: OpenChoice['row'], choice: Choice) {
    setProblem('')
    const rows = row === 'chosen' ? picked : open.filter(({ id }) => id === row)
    const isOffered = rows.some((item) => item.choices.includes(choice))
    if (!isOffered) return
    if (choice === 'approve') void carry(rows, choice, '', row)
    else setAsking({ row, choice })
  }

  function decideHere(choice: Choice) {
    const item = items.find(({ id }) => id === current.current?.id)
    const isHere = item && cards.current.get(item.id)?.contains(document.activeElement)
    if (isHere) begin(item.id, choice)
  }
  useQueueKeys({
    j: () => step(1),
    k: () => step(-1),
    a: () => decideHere('approve'),
    r: () => decideHere('refuse'),
    '?': () => setHelp(true),
  })

  function back() {
    const row = asking?.row === 'chosen' ? picked[0]?.id : asking?.row
    setAsking(null)
    setProblem('')
    if (row) focusOn(row)
  }

  async function undoRows(rows: readonly QueueItem[]) {
    if (await undo(rows)) setSaid('undone')
    const [row] = rows
    if (row) focusOn(row.id)
  }

  const isAll = asking?.row === 'chosen'
  const language = picked[0]?.locale ?? locale
  /** Where things of both kinds are chosen, those that fit both: those of a change request. */
  function sentencesFor(rows: readonly QueueItem[], choice: Choice | undefined) {
    const { kind } = rows.find((row) => row.kind === 'product-change') ?? rows[0] ?? {}
    return kind && sentences[kind]?.[choice === 'ask' ? 'ask' : 'refuse']
  }
  return (
    <QueueTexts value={{ locale, messages }}>
      <DecisionBar
        chosen={picked.length}
        waiting={waiting.length}
        choices={choices}
        asking={isAll ? asking.choice : null}
        askLabel={items[0]?.kind === 'seller' ? t('choices.askSeller') : t('choices.ask')}
        locale={language}
        problem={asking && !isAll ? '' : problem}
        sentences={sentencesFor(picked, asking?.choice)}
        isSending={isSending}
        onAll={(isChosen) => setChosen(new Set(isChosen ? open.map(({ id }) => id) : []))}
        onDecide={(choice) => begin('chosen', choice)}
        onReason={(reason) => void (asking && carry(picked, asking.choice, reason, 'chosen'))}
        onBack={back}
        onUndoAll={() => void undoRows(waiting)}
        onHelp={() => setHelp(true)}
      />
      <p role="status" className="tw:my-[0.5rem] tw:empty:m-0">
        {saidNow && t(saidNow)}
      </p>
      {items.map((item, at) => (
        <QueueCard
          key={item.id}
          onNode={(node) => void (node ? cards.current.set(item.id, node) : cards.current.delete(item.id))}
          item={item}
          state={stateOf(item)}
          isChosen={chosen.has(item.id)}
          isSending={isSending}
          asking={asking?.row === item.id ? asking.choice : null}
          problem={problem}
          sentences={sentencesFor([item], asking?.choice)}
          onFocus={() => void (current.current = { id: item.id, at })}
          onChoose={(isChosen) =>
            setChosen(
              (before) => new Set([...before].filter((id) => id !== item.id).concat(isChosen ? item.id : [])),
            )
          }
          onDecide={(choice) => begin(item.id, choice)}
          onReason={(reason) => void (asking && carry([item], asking.choice, reason, item.id))}
          onBack={back}
          onUndo={() => void undoRows([item])}
          onOver={() => router.refresh()}
        />
      ))}
      {hasHelp ? <KeyHelp onClose={() => setHelp(false)} /> : null}
    </QueueTexts>
  )
}
