import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { answers } from '@/server/next/response-status'
import { hashOfRecoveryCode } from '@/server/auth/staff/recovery-codes'
import { signInStaff } from '@/server/auth/staff/staff-sign-in'
import { openStaffSession } from '@/server/auth/staff/staff-session'
import { rowsOf } from '~/tests/support/database/database'
import { PASSWORD } from '~/tests/support/factories/people'
import { openWorld, userOf, type World } from '~/tests/support/open-world'
import { ADDRESS, codeIn, hire, notesAbout } from '~/tests/support/staff'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
// Codes follow the clock: it stands still, in the middle of a step.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:15Z') }))
afterEach(() => void vi.useRealTimers())

const tick = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const signIn = (given: { email: string; password?: string; code?: string }, device?: string) =>
  signInStaff({ password: PASSWORD, code: '', ...given }, { address: ADDRESS, device })
const REFUSED = { refused: true }
const isIn = async (given: Parameters<typeof signIn>[0]) => 'session' in (await signIn(given))

describe('signing in as staff', () => {
  test('takes the password alone of who has no second factor', async () => {
    const { id, email } = await hire(world, 'editor')
    const answer = await signIn({ email: ` ${email.toUpperCase()} ` })
    const token = 'session' in answer ? answer.session.token : ''
    expect(await userOf(world.payload, token)).toMatchObject({ id, collection: 'staff', factor: 'off' })
    expect(await notesAbout(world, id)).toEqual([`staff.signed_in: without a code, from ${ADDRESS}`])
  })

  test('takes password and code of who has one', async () => {
    const { id, email } = await hire(world, 'admin', { hasFactor: true })
    expect(await isIn({ email, code: codeIn() })).toBe(true)
    expect(await notesAbout(world, id)).toEqual([`staff.signed_in: with a code, from ${ADDRESS}`])
  })

  test('says the same of everything that is wrong, and remembers what it was', async () => {
    const { id, email } = await hire(world, 'editor', { hasFactor: true })
    const wrong = [
      { email, password: 'wrong', code: codeIn() },
      { email, password: '', code: codeIn() },
      { email, password: PASSWORD.repeat(20), code: codeIn() },
      { email },
      { email, code: codeIn(5) },
      { email, code: "' or true --" },
    ]
    for (const given of wrong) expect(await signIn(given)).toEqual(REFUSED)
    const from = `, from ${ADDRESS}`
    expect(await notesAbout(world, id)).toEqual(
      ['password', 'password', 'password', 'no code', 'code', 'code'].map(
        (what) => `staff.sign_in_failed: wrong: ${what}${from}`,
      ),
    )
  })

  test.each(['nobody@maru.test', '', 'x'.repeat(300), 'buyer@maru.test'])(
    'does not know %j, and keeps nothing of it',
    async (email) => {
      expect(await signIn({ email })).toEqual(REFUSED)
      const [note] = await world.system.all('audit-events', { sort: '-createdAt', limit: 1 })
      expect(note).toMatchObject({
        action: 'staff.sign_in_failed',
        actorKind: 'visitor',
        details: `wrong: no such account, from ${ADDRESS}`,
      })
    },
  )

  test('stops after five wrong codes, for this account alone, until the time is over', async () => {
    const one = await hire(world, 'editor', { hasFactor: true })
    const other = await hire(world, 'editor', { hasFactor: true })
    for (let at = 0; at < 5; at++) expect(await signIn({ ...one, code: '000000' })).toEqual(REFUSED)
    const answer = new ServerResponse(new IncomingMessage(new Socket()))
    const right = await answers.run(answer, () => signIn({ ...one, code: codeIn() }))
    const wrong = await answers.run(answer, () => signIn({ ...one, password: 'wrong', code: codeIn() }))
    expect([right, wrong]).toEqual([REFUSED, REFUSED])
    expect([answer.statusCode, answer.getHeader('retry-after')]).toEqual([200, undefined])
    const notes = await notesAbout(world, one.id)
    expect(notes.at(-2)).toBe(`staff.sign_in_failed: wrong: too many codes, from ${ADDRESS}`)
    expect(await isIn({ ...other, code: codeIn() })).toBe(true)
    tick(16 * 60)
    expect(await isIn({ ...one, code: codeIn() })).toBe(true)
  })

  test('lets in the owner from a known device while somebody who knows the password guesses codes', async () => {
    const owner = await hire(world, 'admin', { hasFactor: true })
    for (let at = 0; at < 9; at++) await signIn({ ...owner, code: '000000' })
    expect(await signIn({ ...owner, code: codeIn() })).toEqual(REFUSED)
    expect(await signIn({ ...owner, code: codeIn() }, 'a known device')).toHaveProperty('session')
  })

  test('fails if the second factor came between the password and the session', async () => {
    const { id } = await hire(world, 'editor', { hasFactor: true })
    const [kept] = await rowsOf<{ hash: string }>(
      process.env.DATABASE_URL ?? '',
      'select hash from staff where id = $1',
      [id],
    )
    const hash = kept?.hash ?? ''
    expect(await openStaffSession(id, { hash, hasFactor: false })).toBeNull()
    expect(await openStaffSession(id, { hash: 'old', hasFactor: true })).toBeNull()
    expect(await openStaffSession(id, { hash, hasFactor: true })).not.toBeNull()
  })

  test('works twenty times at once', async () => {
    const { email, id } = await hire(world, 'editor')
    const hash = await rowsOf<{ hash: string }>(
      process.env.DATABASE_URL ?? '',
      'select hash from staff where id = $1',
      [id],
    ).then(([row]) => row?.hash ?? '')
    const many = Array.from({ length: 20 }, () => openStaffSession(id, { hash, hasFactor: false }))
    const tokens = (await Promise.all(many)).map((session) => session?.token ?? '')
    const users = await Promise.all(tokens.map((token) => userOf(world.payload, token)))
    expect(users.map((user) => user?.email)).toEqual(Array(20).fill(email))
  })
})

describe('a code', () => {
  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('%i steps from now lets in: %s', async (steps, isRight) => {
    const { email } = await hire(world, 'editor', { hasFactor: true })
    expect(await isIn({ email, code: codeIn(steps) })).toBe(isRight)
  })

  test('is taken as people type it', async () => {
    const { email } = await hire(world, 'editor', { hasFactor: true })
    expect(await isIn({ email, code: ` ${codeIn().slice(0, 3)} ${codeIn().slice(3)} ` })).toBe(true)
  })

  test('is taken once, and none before it afterwards', async () => {
    const { email } = await hire(world, 'editor', { hasFactor: true })
    expect(await isIn({ email, code: codeIn() })).toBe(true)
    expect(await isIn({ email, code: codeIn() })).toBe(false)
    expect(await isIn({ email, code: codeIn(-1) })).toBe(false)
    tick(30)
    expect(await isIn({ email, code: codeIn() })).toBe(true)
  })

  test('lets in one of two who send it at once', async () => {
    const { email } = await hire(world, 'editor', { hasFactor: true })
    const code = codeIn()
    const answers = await Promise.all([isIn({ email, code }), isIn({ email, code }), isIn({ email, code })])
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('of one is nothing to another', async () => {
    const { email } = await hire(world, 'editor', { hasFactor: true })
    expect(await isIn({ email, code: codeIn(0, 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH') })).toBe(false)
  })
})

describe('a recovery code', () => {
  const CODES = ['abcd-efgh-ijkl-mnop', 'bcde-fghi-jklm-nopq']
  const hireWithCodes = async () => {
    const member = await hire(world, 'editor', { hasFactor: true })
    const recoveryCodes = CODES.map((code) => ({ hash: hashOfRecoveryCode(code) }))
    await world.system.change('second-factors', member.id, { recoveryCodes })
    return member
  }

  test('lets in once, however it is typed, and leaves the others', async () => {
    const { email } = await hireWithCodes()
    expect(await isIn({ email, code: ' ABCD EFGH IJKL MNOP' })).toBe(true)
    expect(await isIn({ email, code: CODES[0] })).toBe(false)
    expect(await isIn({ email, code: CODES[1] })).toBe(true)
  })

  test('lets in one of two who send it at once', async () => {
    const { email } = await hireWithCodes()
    const [code] = CODES
    const answers = await Promise.all([isIn({ email, code }), isIn({ email, code })])
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('of one is nothing to another', async () => {
    await hireWithCodes()
    const { email } = await hire(world, 'editor', { hasFactor: true })
    expect(await isIn({ email, code: CODES[0] })).toBe(false)
  })
})
