import type { FieldHook, TextField } from 'payload'
import type { AuditAction } from '@/domain/audit/event'
import { recordAudit } from '@/server/audit'
import { requestDatabase } from '@/server/db/request-database'
import { decryptField, encryptField } from '@/server/encryption'
import { actorOf } from '~/collections/shared/actor'

const MASK = '•••• '

/**
 * A text field encrypted with AES-256-GCM (rule P8). Readers see the last four
 * characters; `context.reveal` returns the whole and records the audit event `readAs`.
 */
export function encryptedText(
  name: string,
  options: Partial<Omit<TextField, 'name' | 'type' | 'hooks'>>,
  { readAs }: { readAs: AuditAction | null },
): TextField {
  return {
    name,
    type: 'text',
    maxLength: 400,
    ...options,
    custom: { isEncrypted: true },
    hooks: { beforeChange: [encryptOnWrite(name)], afterRead: [maskOnRead(name, readAs)] },
  } as TextField
}

function encryptOnWrite(name: string): FieldHook {
  return ({ value, siblingDocWithLocales }) => {
    if (typeof value !== 'string') return value
    if (value === '') return null
    // A form posts the mask back unchanged: keep the stored value.
    if (value.startsWith(MASK)) return siblingDocWithLocales?.[name] ?? null
    return encryptField(value)
  }
}

function maskOnRead(name: string, readAs: AuditAction | null): FieldHook {
  return async ({ value, req, originalDoc, collection }) => {
    if (typeof value !== 'string' || value === '') return null
    const whole = decryptField(value)
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
