import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seal, unseal } from '@/server/auth/seal'

beforeEach(() => vi.stubEnv('PAYLOAD_SECRET', 'a secret of this test that is long enough'))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const sealed = () => seal('google-flow', { state: '가나다' }, 600)

describe('a sealed word', () => {
  it('comes back as it was, and is not to be read on the way', () => {
    const word = sealed()
    expect(word).toMatch(/^[\w-]+$/)
    expect(Buffer.from(word, 'base64url').toString('utf8')).not.toContain('가나다')
    expect(unseal('google-flow', word)).toEqual({ state: '가나다' })
  })

  it('is nothing to another purpose', () => {
    expect(unseal('google-person', sealed())).toBeNull()
  })

  it('is nothing under another key', () => {
    const word = sealed()
    vi.stubEnv('PAYLOAD_SECRET', 'another secret that is long enough as well')
    expect(unseal('google-flow', word)).toBeNull()
  })

  it('is nothing when its time is over', () => {
    vi.useFakeTimers()
    const word = sealed()
    vi.advanceTimersByTime(599_000)
    expect(unseal('google-flow', word)).not.toBeNull()
    vi.advanceTimersByTime(2_000)
    expect(unseal('google-flow', word)).toBeNull()
  })

  it('is nothing when a single sign of it was changed', () => {
    const word = sealed()
    const forged = Array.from(
      word,
      (sign, at) => word.slice(0, at) + (sign === 'A' ? 'B' : 'A') + word.slice(at + 1),
    )
    const bytes = (text: string) => Buffer.from(text, 'base64url').toString('hex')
    const changed = forged.filter((text) => bytes(text) !== bytes(word))
    expect(changed.length).toBeGreaterThan(50)
    expect(changed.filter((text) => unseal('google-flow', text) !== null)).toEqual([])
  })

  it.each([undefined, '', 'x', 'A'.repeat(200), '%%%'])('is not %j', (text) => {
    expect(unseal('google-flow', text)).toBeNull()
  })
})
