import type { Moves } from '@/domain/values/moves'

export type ImportStatus = 'uploaded' | 'checked' | 'unreadable' | 'running' | 'stopping' | 'stopped' | 'done'

/** A file is checked first; the seller starts it, may stop it, and may go on with the rest (rule C51). */
export const IMPORT_MOVES: Moves<ImportStatus> = {
  uploaded: { checked: ['system'], unreadable: ['system'] },
  checked: { running: ['seller'] },
  unreadable: {},
  running: { stopping: ['seller'], done: ['system'] },
  stopping: { stopped: ['system'], done: ['system'] },
  stopped: { running: ['seller'] },
  done: {},
}

/** What the check of a row says will happen. */
export const IMPORT_PLANS = ['create', 'change', 'unchanged', 'refuse'] as const
export type ImportPlan = (typeof IMPORT_PLANS)[number]

/** What became of a row. */
export const IMPORT_OUTCOMES = ['done', 'unchanged', 'failed'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** Rows of one file (rule C51). */
export const MAX_IMPORT_ROWS = 10_000
