import type { AuditAction } from '@/domain/staff/audit/event'
import en from '@/messages/en'

/** `payout.sent` of `{ payout: { sent } }`. */
type Names<T> = { [G in keyof T & string]: `${G}.${keyof T[G] & string}` }[keyof T & string]

const words = en.staff.audit.actions

/** Every action with a name of its own: those that have words, which the types compare with those that may be recorded. */
export const NAMED_ACTIONS: readonly AuditAction[] = Object.entries(words).flatMap(([group, each]) =>
  Object.keys(each).map((name) => `${group}.${name}` as Names<typeof words>),
)

export const isNamedAction = (action: string): action is AuditAction =>
  NAMED_ACTIONS.some((each) => each === action)
