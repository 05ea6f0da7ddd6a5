import type { PayloadRequest } from 'payload'
import { changesText, type ValueChange } from '@/domain/staff/audit/changes'
import type { AuditEvent } from '@/domain/staff/audit/event'
import { recordAudit } from '@/server/records/audit'
import { requestDatabase } from '@/server/db/request-database'

type EditEvent = Omit<AuditEvent, 'details' | 'changes'> & {
  changes: readonly ValueChange[]
  reason?: string
}

/** Writes an edit by staff in its transaction: the reason or the names of the fields in `details`, a line for each in `changes`. */
export async function recordChanges(req: PayloadRequest, { changes, reason, ...event }: EditEvent) {
  const fields = changes.map(({ name }) => name)
  await recordAudit(await requestDatabase(req), {
    ...event,
    details: detailsOf(fields, reason),
    changes: changesText(changes) || undefined,
  })
}

function detailsOf(fields: string[], reason?: string) {
  if (reason) return { reason }
  return fields.length > 0 ? { fields } : undefined
}
