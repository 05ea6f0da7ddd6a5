import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What is sealed in a column. */
export type StoredPurpose = 'bank-account' | 'second-factor'
/** What is sealed for a browser or an email, with an expiry. */
export type TokenPurpose = 'google-flow' | 'google-person' | 'known-devices' | 'unsubscribe'
/** What is stored as a keyed hash, which nobody without the key can guess or make. */
export type HashPurpose = 'caller' | 'visitor' | 'picture' | 'offered-factor'

/*
 * Everything is sealed as `v3~{key id}~{iv, tag, text}` with AES-256-GCM. The keys are those of FIELD_ENCRYPTION_KEY: the first seals,
 * all of them open what names them. Each purpose derives keys of its own, so that a value of one never opens as another.
 * The sign `~` needs no escape in an address, and unlike a dot it does not make an address that of a file.
 */
const VERSION = 'v3'
const IV = 12
const TAG = 16

/** Seals a text for a column. */
export function seal(purpose: StoredPurpose | TokenPurpose, text: string): string {
  const [key] = sealKeys()
  return [VERSION, keyId(key), encrypt(text, derive(key, `seal ${purpose}`)).toString('base64url')].join('~')
}

/** The text that was sealed. Throws if it was changed, is of another purpose, or its key is no longer there. */
export function unseal(purpose: StoredPurpose, sealed: string): string {
  return sealed.startsWith(`${VERSION}~`) ? openNamed(purpose, sealed) : openFormerColumn(sealed)
}

/** Seals a value that passes through a browser or an email. */
export function sealToken(purpose: TokenPurpose, value: object, seconds: number): string {
  return seal(purpose, JSON.stringify({ value, until: Date.now() + seconds * 1000 }))
}

/** The value, or null if it is forged, expired, of another purpose or of a key that is no longer there. */
export function unsealToken<T extends object>(purpose: TokenPurpose, sealed = ''): T | null {
  try {
    const text = sealed.startsWith(`${VERSION}~`)
      ? openNamed(purpose, sealed)
      : openFormerToken(purpose, sealed)
    const { value, until } = JSON.parse(text) as { value: T; until: number }
    return until > Date.now() ? value : null
  } catch {
    return null
  }
}

/** With the first key alone: what it names counts anew after a rotation. */
export function keyedHash(purpose: HashPurpose, data: string | Buffer): Buffer {
  const [key] = sealKeys()
  return createHmac('sha256', derive(key, `hash ${purpose}`))
    .update(data)
    .digest()
}

/** The keys in a list: comma-separated, each 32 bytes in base64; empty if one is malformed. */
export function keysIn(list: string): Buffer[] {
  const keys = list.split(',').map((key) => Buffer.from(key, 'base64'))
  return keys.every((key) => key.length === 32) ? keys : []
}

/** Names a key without giving it away. */
const keyId = (key: Buffer) => createHash('sha256').update(key).digest('base64url').slice(0, 8)

/** What a value that is sealed with the current key begins with. */
export const currentPrefix = () => `${VERSION}~${keyId(sealKeys()[0])}~`

function sealKeys(): [Buffer, ...Buffer[]] {
  const [first, ...others] = keysIn(process.env.FIELD_ENCRYPTION_KEY ?? '')
  if (!first) throw new Error('FIELD_ENCRYPTION_KEY must be 32 bytes in base64')
  return [first, ...others]
}

function keyNamed(id = ''): Buffer {
  const key = sealKeys().find((each) => keyId(each) === id)
  if (!key) throw new Error(`A sealed value needs key ${id}, which FIELD_ENCRYPTION_KEY does not contain`)
  return key
}

function openNamed(purpose: StoredPurpose | TokenPurpose, sealed: string): string {
  const [, id, bytes = ''] = sealed.split('~')
  return decrypt(Buffer.from(bytes, 'base64url'), derive(keyNamed(id), `seal ${purpose}`))
}

/** Version 2 named its key but no purpose, version 1 neither. */
function openFormerColumn(sealed: string): string {
  const [version, ...parts] = sealed.split('.')
  const bytes = parts.map((part) => Buffer.from(part, 'base64url'))
  if (version === 'v2' && bytes[1]) return decrypt(bytes[1], keyNamed(parts[0]))
  if (version === 'v1' && bytes.length === 3) return decryptWithAny(Buffer.concat(bytes))
  throw new Error('A sealed value has an unknown format')
}

/** GCM authenticates: a wrong key throws, and cannot yield another text. */
function decryptWithAny(bytes: Buffer): string {
  for (const key of sealKeys()) {
    try {
      return decrypt(bytes, key)
    } catch {
      // Sealed with another key.
    }
  }
  throw new Error('A sealed value fits no key of FIELD_ENCRYPTION_KEY')
}

/** Before version 3 a token named no key: its purpose derived one from PAYLOAD_SECRET. */
const openFormerToken = (purpose: TokenPurpose, sealed: string) =>
  decrypt(Buffer.from(sealed, 'base64url'), derive(process.env.PAYLOAD_SECRET ?? '', purpose))

const derive = (key: Buffer | string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', `maru ${purpose}`, 32))

/** AES-256-GCM with a random IV: IV, tag and ciphertext in one buffer. */
function encrypt(text: string, key: Buffer): Buffer {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

function decrypt(bytes: Buffer, key: Buffer): string {
  if (bytes.length < IV + TAG) throw new Error('A sealed value is too short')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV), { authTagLength: TAG })
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
}
