import 'server-only'
import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** The form Payload keeps passwords in, so that either may check what the other stored (`tests/int/platform/platform-passwords.test.ts`). */
const CURRENT = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 }
const LEGACY = { prefix: '', rounds: 25_000, bytes: 512 }

export type StoredPassword = { hash: string; salt: string }

/** Hangul typed on one machine as letters and on another as syllables is one password. */
const asTyped = (password: string) => password.normalize('NFC')

export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(32).toString('hex')
  const hash = await derive(asTyped(password), salt, CURRENT.rounds, CURRENT.bytes, 'sha256')
  return { hash: CURRENT.prefix + hash.toString('hex'), salt }
}

/** Where nothing is stored, as much work is done for nothing: time does not tell whether there is an account. */
export async function isPassword(password: string, stored: Partial<StoredPassword> | null): Promise<boolean> {
  const { hash, salt } = stored?.hash && stored.salt ? (stored as StoredPassword) : NOBODYS
  const { prefix, rounds, bytes } = hash.startsWith(CURRENT.prefix) ? CURRENT : LEGACY
  const given = await derive(asTyped(password), salt, rounds, bytes, 'sha256')
  const kept = Buffer.from(hash.slice(prefix.length), 'hex')
  return kept.length === given.length && timingSafeEqual(kept, given) && hash !== NOBODYS.hash
}

const NOBODYS: StoredPassword = { hash: CURRENT.prefix + '00'.repeat(CURRENT.bytes), salt: '00'.repeat(32) }
