import 'server-only'
import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** Payload's hash format, so that each can verify what the other stored (`tests/int/platform/platform-passwords.test.ts`). */
const CURRENT = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 }
const LEGACY = { prefix: '', rounds: 25_000, bytes: 512 }

export type StoredPassword = { hash: string; salt: string }
/** Who signs in by Google alone has none. */
type MaybePassword = { hash?: string | null; salt?: string | null }

/** NFC: some systems type Hangul decomposed, others composed. */
const asTyped = (password: string) => password.normalize('NFC')

export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(32).toString('hex')
  const hash = await derive(asTyped(password), salt, CURRENT.rounds, CURRENT.bytes, 'sha256')
  return { hash: CURRENT.prefix + hash.toString('hex'), salt }
}

/** Without a stored hash it derives one all the same, so that timing does not reveal whether an account exists. */
export async function isPassword(password: string, stored: MaybePassword | null): Promise<boolean> {
  const { hash, salt } = stored?.hash && stored.salt ? { hash: stored.hash, salt: stored.salt } : NO_PASSWORD
  const { prefix, rounds, bytes } = hash.startsWith(CURRENT.prefix) ? CURRENT : LEGACY
  const given = await derive(asTyped(password), salt, rounds, bytes, 'sha256')
  const expected = Buffer.from(hash.slice(prefix.length), 'hex')
  return expected.length === given.length && timingSafeEqual(expected, given) && hash !== NO_PASSWORD.hash
}

const NO_PASSWORD: StoredPassword = {
  hash: CURRENT.prefix + '00'.repeat(CURRENT.bytes),
  salt: '00'.repeat(32),
}
