import { beforeAll, describe, expect, test } from 'vitest'
import { actorOfUser } from '@/domain/people/actor'
import { findFactor } from '@/server/auth/staff/second-factor'
import { removeFactor } from '@/server/auth/staff/remove-factor'
import { offeredSecret, renewRecoveryCodes, setUpFactor } from '@/server/auth/staff/second-factor-setup'
import { openStaffSession } from '@/server/auth/staff/staff-session'
import { signInStaff } from '@/server/auth/staff/staff-sign-in'
import { rowsOf } from '~/tests/support/database/database'
import { openWorld, userOf, type World } from '~/tests/support/open-world'
import { ADDRESS, codeIn, hire } from '~/tests/support/staff'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const url = () => process.env.DATABASE_URL ?? ''
const hashOf = async (id: string) =>
  (await rowsOf<{ hash: string }>(url(), 'select hash from staff where id = $1', [id]))[0]?.hash ?? ''

/** A member of staff with an open session. */
async function arrive(role: 'admin' | 'editor', given: { hasFactor?: boolean } = {}) {
  const member = await hire(world, role, given)
  const hash = await hashOf(member.id)
  const open = async () =>
    (await openStaffSession(member.id, { hash, hasFactor: given.hasFactor ?? false }))?.token ?? ''
  const token = await open()
  const user = await userOf(world.payload, token)
  const sid = user && '_sid' in user ? String(user._sid) : ''
  const code = (steps = 0) => codeIn(steps, offeredSecret(member.id, sid))
  return { ...member, open, token, sid, code }
}
const isAlive = async (token: string) => (await userOf(world.payload, token)) !== null
const isIn = async (email: string, password: string, code: string) =>
  'session' in (await signInStaff({ email, password, code }, { address: ADDRESS }))

describe('setting up a second factor', () => {
  test('takes the first code of what was offered, and then asks for one at every sign-in', async () => {
    const { id, sid, email, password, code } = await arrive('admin')
    const codes = await setUpFactor({ id, sid, code: code(), locale: 'en' })
    expect(codes).toHaveLength(10)
    expect(await isIn(email, password, '')).toBe(false)
    expect(await isIn(email, password, code())).toBe(false)
    expect(await isIn(email, password, code(1))).toBe(true)
    expect(await isIn(email, password, codes?.[3] ?? '')).toBe(true)
  })

  test('ends the sessions that began without one, but for the own', async () => {
    const { id, sid, token, open, code } = await arrive('editor')
    const other = await open()
    await setUpFactor({ id, sid, code: code(), locale: 'en' })
    expect([await isAlive(token), await isAlive(other)]).toEqual([true, false])
  })

  test.each([
    ['a wrong code', '000000'],
    ['no code', ''],
    ['a code of what was offered to another session', 'other'],
  ])('stores nothing for %s', async (_, what) => {
    const { id, sid } = await arrive('editor')
    const typed = what === 'other' ? codeIn(0, offeredSecret(id, 'another-session')) : what
    expect(await setUpFactor({ id, sid, code: typed, locale: 'en' })).toBeNull()
    expect(await findFactor(id)).toBeNull()
  })

  test('happens once, and never over one that is there', async () => {
    const { id, sid, code } = await arrive('editor')
    const both = await Promise.all([
      setUpFactor({ id, sid, code: code(), locale: 'en' }),
      setUpFactor({ id, sid, code: code(), locale: 'en' }),
    ])
    expect(both.filter((codes) => codes !== null)).toHaveLength(1)
    expect(await setUpFactor({ id, sid, code: code(1), locale: 'en' })).toBeNull()
  })

  test('keeps neither the secret nor the recovery codes in words', async () => {
    const { id, sid, code } = await arrive('editor')
    const codes = (await setUpFactor({ id, sid, code: code(), locale: 'en' })) ?? []
    const factors = await rowsOf<{ secret: string }>(url(), 'select * from second_factors where id = $1', [
      id,
    ])
    const hashes = await rowsOf(url(), 'select * from second_factors_recovery_codes where _parent_id = $1', [
      id,
    ])
    const stored = JSON.stringify([factors, hashes])
    for (const word of [offeredSecret(id, sid), ...codes, ...codes.map((each) => each.replaceAll('-', ''))])
      expect(stored).not.toContain(word)
    expect(factors[0]?.secret).toMatch(/^v3~/)
  })

  test('offers the same to one session, and something else to every other', () => {
    const offers = [
      offeredSecret('a', '1'),
      offeredSecret('a', '1'),
      offeredSecret('a', '2'),
      offeredSecret('b', '1'),
    ]
    expect(new Set(offers).size).toBe(3)
    for (const secret of offers) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  })
})

describe('a second factor', () => {
  test('gets new recovery codes in the place of the old, and forgets no step', async () => {
    const { id, sid, email, password, code } = await arrive('editor')
    const old = (await setUpFactor({ id, sid, code: code(), locale: 'en' })) ?? []
    const codes = await renewRecoveryCodes(id, 'en')
    expect(await findFactor(id)).toMatchObject({ codesLeft: 10 })
    expect(await isIn(email, password, code())).toBe(false)
    expect(await isIn(email, password, old[0] ?? '')).toBe(false)
    expect(await isIn(email, password, codes[0] ?? '')).toBe(true)
    expect(await findFactor(id)).toMatchObject({ codesLeft: 9 })
  })

  test('goes, and its sessions with it', async () => {
    const { id, email, password, open, sid, token } = await arrive('editor', { hasFactor: true })
    const other = await open()
    expect(await removeFactor(id, { except: sid, what: 'staffFactorOff', locale: 'en' })).toBe(true)
    expect([await isAlive(token), await isAlive(other)]).toEqual([true, false])
    expect(await removeFactor(id, { what: 'staffFactorReset', locale: 'en' })).toBe(false)
    expect(await isAlive(token)).toBe(true)
    expect(await isIn(email, password, '')).toBe(true)
  })

  test('goes with the person', async () => {
    const { id } = await hire(world, 'editor', { hasFactor: true })
    await world.payload.delete({ collection: 'staff', id })
    expect(await findFactor(id)).toBeNull()
  })

  test('is told by whether it is there, and by nothing else', async () => {
    const { token } = await arrive('editor', { hasFactor: true })
    const user = await userOf(world.payload, token)
    expect(actorOfUser(user)).toMatchObject({ kind: 'staff' })
    expect(user).toMatchObject({ factor: 'on' })
  })
})
