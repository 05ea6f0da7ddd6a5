import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeAt, keyUri, stepAt, stepOfCode, toBase32 } from '@/server/auth/staff/totp'

/** '12345678901234567890' of RFC 6238, appendix B, whose eight digits end in our six. */
const SECRET = toBase32(Buffer.from('12345678901234567890'))

describe('a code of the authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is the one of RFC 6238 at second %i', (second, code) => {
    expect(codeAt(SECRET, stepAt(second * 1000))).toBe(code)
  })

  it('is taken from a step before to a step after, and no longer', () => {
    const now = 1_234_567_890_000
    const taken = [-2, -1, 0, 1, 2].map((step) => stepOfCode(SECRET, codeAt(SECRET, stepAt(now) + step), now))
    expect(taken).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null])
  })

  it.each(['', '12345', '1234567', '١٢٣٤٥٦', '00592４', ' 05924'])('is not %j', (code) => {
    expect(stepOfCode(SECRET, code, 1_234_567_890_000)).toBeNull()
  })

  it('has six digits, always', () => {
    fc.assert(fc.property(fc.nat(), (step) => /^\d{6}$/.test(codeAt(SECRET, step))))
  })

  it('is asked for by a QR code that names whose it is', () => {
    expect(keyUri({ secret: 'ABC', account: 'jo+1@maru.test', issuer: 'Maru & Co' })).toBe(
      'otpauth://totp/Maru%20%26%20Co:jo%2B1%40maru.test?secret=ABC&issuer=Maru%20%26%20Co',
    )
  })
})
