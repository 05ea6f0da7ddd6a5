import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { isolateObjectProperty, type FieldHook, type TextField } from 'payload'
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
    return seal(value)
  }
}

function maskOnRead(name: string, isAudited: boolean): FieldHook {
  return async ({ value, req, originalDoc, collection }) => {
    if (typeof value !== 'string' || value === '') return null
    const whole = unseal(value)
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

function key() {
  const bytes = Buffer.from(process.env.FIELD_ENCRYPTION_KEY ?? '', 'base64')
  if (bytes.length !== 32) throw new Error('FIELD_ENCRYPTION_KEY must be 32 bytes in base64.')
  return bytes
}

function seal(text: string) {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key(), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [
    'v1',
    iv.toString('base64url'),
    cipher.getAuthTag().toString('base64url'),
    body.toString('base64url'),
  ].join('.')
}

function unseal(sealed: string) {
  const [version, iv, tag, body] = sealed.split('.')
  if (version !== 'v1' || !iv || !tag || body === undefined) throw new Error('A sealed text is not readable.')
  const decipher = createDecipheriv('aes-256-gcm', key(), Buffer.from(iv, 'base64url'))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8')
}
