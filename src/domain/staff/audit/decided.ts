import type { ValueChange } from './changes'
import type { AuditAction } from './event'

type DecisionEvent = { field: string; value?: string; action: AuditAction; reason?: string }

/** Edits that decide on something, and the field with the words of staff. */
const DECIDED: Partial<Record<string, readonly DecisionEvent[]>> = {
  sellers: [
    { field: 'status', value: 'active', action: 'seller.approved' },
    { field: 'status', value: 'rejected', action: 'seller.declined', reason: 'statusReason' },
    { field: 'documentAsked', action: 'seller.document_asked', reason: 'documentAsked' },
  ],
  products: [
    { field: 'status', value: 'approved', action: 'product.approved' },
    { field: 'status', value: 'rejected', action: 'product.declined', reason: 'statusReason' },
    { field: 'changesAsked', action: 'product.sent_back', reason: 'changesAsked' },
  ],
  'product-changes': [
    { field: 'status', value: 'approved', action: 'productChange.approved' },
    { field: 'status', value: 'declined', action: 'productChange.declined', reason: 'reason' },
    { field: 'status', value: 'changes_requested', action: 'productChange.sent_back', reason: 'reason' },
  ],
}

/** The name of the decision that an edit was, and its reason unless that is private; undefined for any other edit (rule A8). */
export function decisionIn(
  collection: string,
  changes: readonly ValueChange[],
  stored: Record<string, unknown>,
): { action: AuditAction; reason?: string } | undefined {
  const changed = (name: string) => changes.find((change) => change.name === name)
  const found = DECIDED[collection]?.find(
    ({ field, value }) => changed(field) && (value ? stored[field] === value : Boolean(stored[field])),
  )
  if (!found) return undefined
  const reason = changed(found.reason ?? '')
  const isOpen = reason && 'after' in reason && typeof reason.after === 'string'
  return { action: found.action, reason: isOpen ? String(reason.after) : undefined }
}

/** What an edit of a collection by staff may be recorded as, beside its own name. */
export const decisionsOf = (collection: string): AuditAction[] =>
  (DECIDED[collection] ?? []).map(({ action }) => action)
