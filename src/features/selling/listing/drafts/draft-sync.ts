import { nextSaveAt, type DraftTimes } from '@/domain/products/listing/draft'
import type { ProductValues } from '@/domain/products/listing/product-values'
import type { PostResult } from './post-draft'

export type DraftState =
  | { kind: 'idle' }
  | { kind: 'saved'; at: number }
  | { kind: 'conflict'; version: number; values: ProductValues }
  | { kind: 'failed' }
  | { kind: 'full' | 'large' | 'notYours' }

type SyncInput = {
  id: string
  /** 0 if it was never saved. */
  version: number
  /** What is stored, or what a new form starts with: nothing to save. */
  stored: string
  post: (draft: { id: string; version: number; content: string }) => Promise<PostResult>
  onState: (state: DraftState, id: string) => void
}

/** Saves a draft while it is typed: when it is due, again after failures, never over another window's save (rule C50). */
export function syncDraft({ id, version, stored, post, onState }: SyncInput) {
  let typed = stored
  let conflict: Extract<PostResult, { kind: 'conflict' }> | null = null
  let isPaused = false
  /** Too large to be saved: sent again when it has changed. */
  let refused: string | null = null
  /** Sent without an answer: it may have been saved nevertheless. */
  let unanswered: string | null = null
  let saving: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const times: DraftTimes = { firstChange: 0, lastChange: 0, lastSave: -Infinity, failures: 0 }

  const isDue = () => typed !== stored && typed !== refused && !conflict && !isPaused && !saving
  const plan = () => {
    clearTimeout(timer)
    if (isDue()) timer = setTimeout(() => void save(), Math.max(0, nextSaveAt(times) - Date.now()))
  }
  const save = () => {
    clearTimeout(timer)
    if (isDue()) saving = send(typed).finally(end)
    return saving ?? Promise.resolve()
  }
  const end = () => {
    saving = null
    plan()
  }
  const send = async (content: string) => {
    times.lastSave = times.firstChange = Date.now()
    let answer = await post({ id, version, content }).catch(failed)
    if (answer.kind === 'gone' && !isPaused) {
      // Deleted, or submitted, in another window: what is typed here is a new draft.
      id = crypto.randomUUID()
      version = 0
      answer = await post({ id, version, content }).catch(failed)
    } else if (answer.kind === 'conflict' && unanswered && isSame(unanswered, answer.values)) {
      version = answer.version
      answer = await post({ id, version, content }).catch(failed)
    }
    // Another window's save is an answer, not a failure: what is typed after the choice waits no longer.
    times.failures = answer.kind === 'saved' || answer.kind === 'conflict' ? 0 : times.failures + 1
    refused = answer.kind === 'large' ? content : null
    unanswered = answer.kind === 'failed' ? (unanswered ?? content) : null
    if (answer.kind === 'conflict') conflict = answer
    if (answer.kind === 'saved') {
      version = answer.version
      stored = content
    }
    onState(stateOf(answer), id)
  }

  return {
    change(content: string) {
      if (content === typed) return
      const now = Date.now()
      if (typed === stored) times.firstChange = now
      times.lastChange = now
      typed = content
      plan()
    },
    /** Saves at once what is not saved yet. */
    save,
    /** Also what was typed while the last save was under way. */
    async saveNow() {
      await save()
      await save()
    },
    /** The save under way, if any: a form that is sent waits for it, or it would leave a draft behind. */
    underWay: () => saving,
    /** While the form itself is sent nothing is saved, and a draft that is gone by then was submitted. */
    pause(isSending: boolean) {
      isPaused = isSending
      plan()
    },
    keepMine() {
      version = conflict?.version ?? version
      conflict = null
      return save()
    },
    /** What the other window saved; from now on this window goes on from there. */
    takeTheirs(content: string) {
      version = conflict?.version ?? version
      conflict = null
      stored = typed = content
      onState({ kind: 'idle' }, id)
    },
    stop: () => clearTimeout(timer),
  }
}

export type DraftSync = ReturnType<typeof syncDraft>

/** Whatever the order of the fields. */
const isSame = (content: string, values: ProductValues) =>
  sorted(JSON.parse(content) as object) === sorted(values)
const sorted = (values: object) =>
  JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))

type SaveFailure = { kind: 'failed' }
const failed = (): SaveFailure => ({ kind: 'failed' })

function stateOf(answer: PostResult | SaveFailure): DraftState {
  if (answer.kind === 'saved') return { kind: 'saved', at: Date.now() }
  if (answer.kind === 'conflict' || answer.kind === 'failed') return answer
  return { kind: answer.kind === 'gone' ? 'failed' : answer.kind }
}
