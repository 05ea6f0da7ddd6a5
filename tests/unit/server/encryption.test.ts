import { createCipheriv, randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { decryptField, encryptField, fieldKeys } from '@/server/encryption'

const OLD = randomBytes(32)
const NEW = randomBytes(32)
const keys = (...list: Buffer[]) =>
  vi.stubEnv('FIELD_ENCRYPTION_KEY', list.map((key) => key.toString('base64')).join(','))

/** The format before texts named their key. */
function version1(text: string, key: Buffer) {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return ['v1', ...[iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.')
}

afterEach(() => vi.unstubAllEnvs())

describe('an encrypted field', () => {
  it('names its key and comes back as it was', () => {
    keys(OLD)
    const stored = encryptField('1002-555-가나다')
    expect(stored).toMatch(/^v2\.[\w-]{8}\.[\w-]+$/)
    expect(decryptField(stored)).toBe('1002-555-가나다')
    expect(encryptField('1002-555-가나다')).not.toBe(stored)
  })

  it('is readable after a rotation, and new ones are written with the first key', () => {
    keys(OLD)
    const stored = encryptField('before')
    keys(NEW, OLD)
    const later = encryptField('after')
    expect(decryptField(stored)).toBe('before')
    keys(NEW)
    expect(decryptField(later)).toBe('after')
    expect(() => decryptField(stored)).toThrow('which FIELD_ENCRYPTION_KEY does not contain')
  })

  it('of version 1 stays readable, also after a rotation', () => {
    const stored = version1('1002-555-123456', OLD)
    keys(OLD)
    expect(decryptField(stored)).toBe('1002-555-123456')
    keys(NEW, OLD)
    expect(decryptField(stored)).toBe('1002-555-123456')
    keys(OLD, NEW)
    expect(decryptField(stored)).toBe('1002-555-123456')
    keys(NEW)
    expect(() => decryptField(stored)).toThrow('fits no key')
  })

  it('is refused when it was changed, or is in no format', () => {
    keys(OLD)
    const stored = encryptField('1002')
    expect(() => decryptField(`${stored.slice(0, -4)}AAAA`)).toThrow()
    for (const text of ['', 'v2', 'v2.x', 'v3.x.y', 'v1.a.b', '1002'])
      expect(() => decryptField(text)).toThrow()
  })

  it('needs a key of 32 bytes', () => {
    expect(fieldKeys(`${OLD.toString('base64')},short`)).toEqual([])
    vi.stubEnv('FIELD_ENCRYPTION_KEY', '')
    expect(() => encryptField('x')).toThrow('FIELD_ENCRYPTION_KEY must be 32 bytes in base64')
  })
})
