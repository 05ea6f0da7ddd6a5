import { expect, it } from 'vitest'
import { hashOfRecoveryCode, newRecoveryCodes } from '@/server/auth/staff/recovery-codes'

it('makes ten recovery codes of which no two are the same', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
})

it('knows a recovery code however it is typed', () => {
  const typed = ['abcd-efgh-ijkl-mnop', ' ABCD EFGH IJKL MNOP ', 'abcdefghijklmnop']
  expect(new Set(typed.map(hashOfRecoveryCode)).size).toBe(1)
  expect(hashOfRecoveryCode('abcd-efgh-ijkl-mnoq')).not.toBe(hashOfRecoveryCode('abcd-efgh-ijkl-mnop'))
})
