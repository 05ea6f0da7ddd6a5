import type { PayloadRequest } from 'payload'
import { changesText, type Change } from '@/domain/audit/changes'
import type { AuditEvent } from '@/domain/audit/event'
import { recordAudit } from '@/server/audit'
import { requestDatabase } from '@/server/db/request-database'

type Edited = Omit<AuditEvent, 'details' | 'changes'> & { changes: readonly Change[] }

/** Writes an edit by staff in its transaction: the names of the fields in `details`, a line for each in `changes`. */
export async function recordChanges(req: PayloadRequest, { changes, ...event }: Edited) {
  const fields = changes.map(({ name }) => name)
  await recordAudit(await requestDatabase(req), {
    ...event,
    details: fields.length > 0 ? { fields } : undefined,
    changes: changesText(changes) || undefined,
  })
}
