import type { FieldHook, TextField } from 'payload'
import type { AuditAction } from '@/domain/staff/audit/event'
import { recordAudit } from '@/server/records/audit'
import { requestDatabase } from '@/server/db/request-database'
import { seal, unseal, type StoredPurpose } from '@/server/settings/seal'
import { actorOf } from '~/collections/shared/actor'

const MASK = '•••• '

/**
 * A text field that is sealed (rule P8; also in SEALED_COLUMNS). Readers see the last four
 * characters; `context.reveal` returns the whole and records the audit event `readAs`.
 */
export function encryptedText(
  name: string,
  options: Partial<Omit<TextField, 'name' | 'type' | 'hooks'>>,
  { purpose, readAs }: { purpose: StoredPurpose; readAs: AuditAction | null },
): TextField {
  return {
    name,
    type: 'text',
    maxLength: 400,
    ...options,
    custom: { isEncrypted: true },
    hooks: { beforeChange: [sealOnWrite(name, purpose)], afterRead: [maskOnRead(name, purpose, readAs)] },
  } as TextField
}

function sealOnWrite(name: string, purpose: StoredPurpose): FieldHook {
  return ({ value, siblingDocWithLocales }) => {
    if (typeof value !== 'string') return value
    if (value === '') return null
    // A form posts the mask back unchanged: keep the stored value.
    if (value.startsWith(MASK)) return siblingDocWithLocales?.[name] ?? null
    return seal(purpose, value)
  }
}

function maskOnRead(name: string, purpose: StoredPurpose, readAs: AuditAction | null): FieldHook {
  return async ({ value, req, originalDoc, collection }) => {
    if (typeof value !== 'string' || value === '') return null
    const whole = unseal(purpose, value)
    if (req.context.reveal !== name) return MASK + whole.slice(-4)
    if (!readAs) return whole
    await recordAudit(await requestDatabase(req), {
      action: readAs,
      actor: actorOf(req),
      subject: collection?.slug,
      subjectId: originalDoc?.id,
    })
    return whole
  }
}
