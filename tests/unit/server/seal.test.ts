import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keyedHash, keysIn, seal, sealToken, unseal, unsealToken } from '@/server/settings/seal'
import { filesOf } from '~/tests/support/repository'

const OLD = randomBytes(32)
const NEW = randomBytes(32)
const keys = (...list: Buffer[]) =>
  vi.stubEnv('FIELD_ENCRYPTION_KEY', list.map((key) => key.toString('base64')).join(','))

beforeEach(() => {
  vi.stubEnv('PAYLOAD_SECRET', 'a secret of this test that is long enough')
  keys(OLD)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

/** IV, tag and text, as every version has had them. */
function encrypted(text: string, key: Buffer): Buffer[] {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), body]
}

const keyIn = (sealed: string) => sealed.split('~')[1]

describe('a sealed column', () => {
  it('names its key and comes back as it was', () => {
    const sealed = seal('bank-account', '1002-555-가나다')
    expect(sealed).toMatch(/^v3~[\w-]{8}~[\w-]+$/)
    expect(unseal('bank-account', sealed)).toBe('1002-555-가나다')
    expect(seal('bank-account', '1002-555-가나다')).not.toBe(sealed)
  })

  it('opens after a rotation, and new ones are sealed with the first key', () => {
    const before = seal('bank-account', 'before')
    keys(NEW, OLD)
    const after = seal('bank-account', 'after')
    expect(keyIn(after)).not.toBe(keyIn(before))
    expect(unseal('bank-account', before)).toBe('before')
    keys(NEW)
    expect(unseal('bank-account', after)).toBe('after')
    expect(() => unseal('bank-account', before)).toThrow(
      `A sealed value needs key ${keyIn(before)}, which FIELD_ENCRYPTION_KEY does not contain`,
    )
  })

  it('does not open as another purpose', () => {
    expect(() => unseal('second-factor', seal('bank-account', '1002'))).toThrow()
    expect(() => unseal('bank-account', sealToken('unsubscribe', { user: 'x' }, 60))).toThrow()
  })

  it('of version 2, which named its key alone, stays readable while the key is there', () => {
    const id = keyIn(seal('bank-account', 'x'))
    const sealed = `v2.${id}.${Buffer.concat(encrypted('1002', OLD)).toString('base64url')}`
    keys(NEW, OLD)
    expect(unseal('bank-account', sealed)).toBe('1002')
    keys(NEW)
    expect(() => unseal('bank-account', sealed)).toThrow(`needs key ${id}`)
  })

  it('of version 1, which named nothing, stays readable, also after a rotation', () => {
    const sealed = ['v1', ...encrypted('1002', OLD).map((part) => part.toString('base64url'))].join('.')
    for (const list of [[OLD], [NEW, OLD], [OLD, NEW]]) {
      keys(...list)
      expect(unseal('bank-account', sealed)).toBe('1002')
    }
    keys(NEW)
    expect(() => unseal('bank-account', sealed)).toThrow('fits no key')
  })

  it('is refused when it was changed, or is in no format', () => {
    const sealed = seal('bank-account', '1002')
    expect(() => unseal('bank-account', `${sealed.slice(0, -4)}AAAA`)).toThrow()
    for (const text of ['', 'v2', 'v2.x', 'v3', 'v3~x', 'v3~x~y', 'v3.x.y', 'v1.a.b', '1002'])
      expect(() => unseal('bank-account', text)).toThrow()
  })
})

describe('a sealed token', () => {
  const sealed = () => sealToken('google-flow', { state: '가나다' }, 600)
  /** The format before tokens named their key. */
  const former = (purpose: string) => {
    const key = Buffer.from(hkdfSync('sha256', process.env.PAYLOAD_SECRET ?? '', '', `maru ${purpose}`, 32))
    const text = JSON.stringify({ value: { state: '가나다' }, until: Date.now() + 600_000 })
    return Buffer.concat(encrypted(text, key)).toString('base64url')
  }

  it('comes back as it was, and is not to be read on the way', () => {
    const token = sealed()
    // No dot: a path with one would be taken for a file.
    expect(token).toMatch(/^v3~[\w-]{8}~[\w-]+$/)
    expect(Buffer.from(token.split('~')[2] ?? '', 'base64url').toString('utf8')).not.toContain('가나다')
    expect(unsealToken('google-flow', token)).toEqual({ state: '가나다' })
  })

  it('opens after a rotation, also under another PAYLOAD_SECRET, until its key is removed', () => {
    const token = sealed()
    vi.stubEnv('PAYLOAD_SECRET', 'another secret that is long enough as well')
    keys(NEW, OLD)
    expect(unsealToken('google-flow', token)).toEqual({ state: '가나다' })
    expect(keyIn(sealed())).not.toBe(keyIn(token))
    keys(NEW)
    expect(unsealToken('google-flow', token)).toBeNull()
  })

  it('made before tokens named a key opens under the PAYLOAD_SECRET of then', () => {
    const token = former('google-flow')
    keys(NEW)
    expect(unsealToken('google-flow', token)).toEqual({ state: '가나다' })
    expect(unsealToken('google-person', token)).toBeNull()
    vi.stubEnv('PAYLOAD_SECRET', 'another secret that is long enough as well')
    expect(unsealToken('google-flow', token)).toBeNull()
  })

  it('is nothing to another purpose, and neither is a column', () => {
    expect(unsealToken('google-person', sealed())).toBeNull()
    const text = JSON.stringify({ value: { state: 'x' }, until: Date.now() + 600_000 })
    expect(unsealToken('google-flow', seal('bank-account', text))).toBeNull()
    expect(unsealToken('google-flow', seal('google-flow', text))).toEqual({ state: 'x' })
  })

  it('is nothing when its time is over', () => {
    vi.useFakeTimers()
    const token = sealed()
    vi.advanceTimersByTime(599_000)
    expect(unsealToken('google-flow', token)).not.toBeNull()
    vi.advanceTimersByTime(2_000)
    expect(unsealToken('google-flow', token)).toBeNull()
  })

  it('is nothing when a single sign of it was changed', () => {
    const token = sealed()
    const start = token.lastIndexOf('~') + 1
    const bytes = (text: string) => Buffer.from(text.slice(start), 'base64url').toString('hex')
    const forged = Array.from(
      token,
      (sign, at) => token.slice(0, at) + (sign === 'A' ? 'B' : 'A') + token.slice(at + 1),
    )
    const changed = forged.filter((text, at) => at < start || bytes(text) !== bytes(token))
    expect(changed.length).toBeGreaterThan(60)
    expect(changed.filter((text) => unsealToken('google-flow', text) !== null)).toEqual([])
  })

  it.each([undefined, '', 'x', 'A'.repeat(200), '%%%', 'v3~~', 'v3~a~b'])('is not %j', (text) => {
    expect(unsealToken('google-flow', text)).toBeNull()
  })
})

describe('a keyed hash', () => {
  it('differs by purpose, data and key, and by nothing else', () => {
    const hash = () => keyedHash('caller', 'a').toString('hex')
    const first = hash()
    expect(hash()).toBe(first)
    expect(keyedHash('visitor', 'a').toString('hex')).not.toBe(first)
    expect(keyedHash('caller', 'b').toString('hex')).not.toBe(first)
    keys(OLD, NEW)
    expect(hash()).toBe(first)
    keys(NEW, OLD)
    expect(hash()).not.toBe(first)
  })
})

it('needs keys of 32 bytes', () => {
  expect(keysIn(`${OLD.toString('base64')},short`)).toEqual([])
  vi.stubEnv('FIELD_ENCRYPTION_KEY', '')
  expect(() => seal('bank-account', 'x')).toThrow('FIELD_ENCRYPTION_KEY must be 32 bytes in base64')
})

it('is the only place that uses a key of ours', () => {
  // A carrier signs what it sends with a key and in a format that both sides have agreed on. Next loads the cache of pages before
  // anything of ours, as plain JavaScript.
  const places = filesOf(['src', 'collections']).filter(
    (file) =>
      /\.(?:tsx?|mjs)$/.test(file) &&
      /\b(?:create(?:Cipheriv|Decipheriv|Hmac)|hkdf(?:Sync)?)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(places.sort()).toEqual([
    'src/server/http/carrier-signature.ts',
    'src/server/next/page-value.mjs',
    'src/server/next/shared-pages.mjs',
    'src/server/settings/seal.ts',
  ])
})
