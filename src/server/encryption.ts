import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const IV = 12
const TAG = 16

/** AES-256-GCM with a random IV: IV, tag and ciphertext in one buffer. */
export function encrypt(text: string, key: Buffer): Buffer {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** Reverses `encrypt`. Throws if the bytes were changed or encrypted with another key. */
export function decrypt(bytes: Buffer, key: Buffer): string {
  if (bytes.length < IV + TAG) throw new Error('Encrypted text is too short')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV), { authTagLength: TAG })
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
}

/** The keys of FIELD_ENCRYPTION_KEY: comma-separated, each 32 bytes in base64; empty if one is malformed. */
export function fieldKeys(list: string): Buffer[] {
  const keys = list.split(',').map((key) => Buffer.from(key, 'base64'))
  return keys.every((key) => key.length === 32) ? keys : []
}

/** Names the key inside the stored text, so that keys can be rotated. */
const keyId = (key: Buffer) => createHash('sha256').update(key).digest('base64url').slice(0, 8)

function configuredKeys(): [Buffer, ...Buffer[]] {
  const [first, ...others] = fieldKeys(process.env.FIELD_ENCRYPTION_KEY ?? '')
  if (!first) throw new Error('FIELD_ENCRYPTION_KEY must be 32 bytes in base64')
  return [first, ...others]
}

/** Encrypts a field with the first key, as v2.{key id}.{bytes}. */
export function encryptField(text: string): string {
  const [key] = configuredKeys()
  return `v2.${keyId(key)}.${encrypt(text, key).toString('base64url')}`
}

/** Decrypts a field with the key it names. Version 1 names none, so every key is tried. */
export function decryptField(stored: string): string {
  const [version, ...parts] = stored.split('.')
  const bytes = parts.map((part) => Buffer.from(part, 'base64url'))
  if (version === 'v1' && bytes.length === 3) return decryptWithAny(Buffer.concat(bytes))
  if (version !== 'v2' || !bytes[1]) throw new Error('Encrypted field has an unknown format')
  const key = configuredKeys().find((each) => keyId(each) === parts[0])
  if (!key)
    throw new Error(`Encrypted field needs key ${parts[0]}, which FIELD_ENCRYPTION_KEY does not contain`)
  return decrypt(bytes[1], key)
}

/** GCM authenticates: a wrong key throws, and cannot yield another text. */
function decryptWithAny(bytes: Buffer): string {
  for (const key of configuredKeys()) {
    try {
      return decrypt(bytes, key)
    } catch {
      // Encrypted with another key.
    }
  }
  throw new Error('Encrypted field fits no key of FIELD_ENCRYPTION_KEY')
}
