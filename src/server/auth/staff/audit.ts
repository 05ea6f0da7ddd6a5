import 'server-only'
import type { AuditAction } from '@/domain/staff/audit/event'
import { recordAudit } from '@/server/records/audit'
import { database } from '@/server/db/transaction'

type Note = { by?: string; about?: string; details?: string }

/** Records a staff event: the account concerned, and who acted, if known. */
export async function recordStaffEvent(action: AuditAction, { by, about, details }: Note) {
  const actor = by ? ({ kind: 'staff', id: by } as const) : ({ kind: 'visitor' } as const)
  await recordAudit(await database(), { action, actor, subject: 'staff', subjectId: about, details })
}
