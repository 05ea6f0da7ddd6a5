import { isolateObjectProperty, type FieldHook, type TextField } from 'payload'
import { decryptField, encryptField } from '@/server/encryption'
import { actorOf } from '~/collections/shared/actor'

const MASK = '•••• '

/**
 * A text field encrypted with AES-256-GCM (rule P8). Readers see the last four
 * characters; `context.reveal` returns the whole and writes an audit event.
 */
export function encryptedText(
  name: string,
  options: Partial<Omit<TextField, 'name' | 'type' | 'hooks'>> = {},
  { isAudited = true } = {},
): TextField {
  return {
    name,
    type: 'text',
    maxLength: 400,
    ...options,
    hooks: { beforeChange: [encryptOnWrite(name)], afterRead: [maskOnRead(name, isAudited)] },
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

function maskOnRead(name: string, isAudited: boolean): FieldHook {
  return async ({ value, req, originalDoc, collection }) => {
    if (typeof value !== 'string' || value === '') return null
    const whole = decryptField(value)
    if (req.context.reveal !== name) return MASK + whole.slice(-4)
    if (!isAudited) return whole
    const actor = actorOf(req)
    await req.payload.create({
      collection: 'audit-events',
      // A copied context, so that the reading request does not become the system.
      req: isolateObjectProperty(req, 'context'),
      context: { actor: { kind: 'system' } },
      data: {
        action: `${name}.read`,
        actorKind: actor.kind,
        actorId: 'id' in actor ? actor.id : undefined,
        subject: collection?.slug,
        subjectId: originalDoc?.id,
      },
    })
    return whole
  }
}
