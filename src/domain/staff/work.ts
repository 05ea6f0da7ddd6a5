/** What the worker does beside its loops, in three lists (rule A16). */
export const WORK_KINDS = ['jobs', 'emails', 'events'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

export const WORK_STATES = ['failed', 'waiting'] as const
export type WorkState = (typeof WORK_STATES)[number]

/** Seconds between two tries that staff ask for. */
export const RETRY_PAUSE_SECONDS = 60

/** The list and state that an address asks for; what failed comes first. */
export const readWorkView = ({ list, state }: Record<string, string | undefined>) => ({
  kind: WORK_KINDS.find((each) => each === list),
  state: WORK_STATES.find((each) => each === state) ?? 'failed',
})
