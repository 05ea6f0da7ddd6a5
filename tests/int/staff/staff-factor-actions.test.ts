import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { signIn as signInMember } from '@/features/account/sign-in/sign-in-actions'
import { signInAsStaff } from '@/admin/sign-in/sign-in-actions'
import { removeOwnFactor, renewCodes, reset, setUp } from '@/admin/sign-in/factor-actions'
import { findFactor } from '@/server/auth/staff/second-factor'
import { offeredSecret } from '@/server/auth/staff/second-factor-setup'
import { openStaffSession } from '@/server/auth/staff/staff-session'
import { openBrowser } from '~/tests/support/http/browser'
import { rowsOf } from '~/tests/support/database/database'
import { PASSWORD } from '~/tests/support/factories/people'
import { openWorld, userOf, type World } from '~/tests/support/open-world'
import { codeIn, hire, notesAbout } from '~/tests/support/staff'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => void vi.unstubAllEnvs())

const LOGIN = '/admin/login'
const DESK = '/admin/second-factor'
const ACTIONS = { setUp, renewCodes, remove: removeOwnFactor, reset }
const OTHERS_CODE = 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH'

/** A member of staff in a browser of their own. */
async function arrive(role: 'admin' | 'editor', { hasFactor = false } = {}) {
  const member = await hire(world, role, { hasFactor })
  const [row] = await rowsOf<{ hash: string }>(
    process.env.DATABASE_URL ?? '',
    'select hash from staff where id = $1',
    [member.id],
  )
  const session = await openStaffSession(member.id, { hash: row?.hash ?? '', hasFactor })
  const browser = openBrowser(session?.token)
  const user = await userOf(world.payload, browser.token())
  const sid = user && '_sid' in user ? String(user._sid) : ''
  return { ...member, browser, sid }
}
const colleague = () => hire(world, 'editor', { hasFactor: true })
const asProduction = () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('MARU_DEMO', '')
}

describe('the second factor of staff', () => {
  test.each(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])(
    'is nothing to visitors, buyers and sellers: %s sends them to the door',
    async (name) => {
      const { id } = await colleague()
      for (const token of ['', 'made-up', world.tokens.buyer, world.tokens.seller]) {
        const answer = await openBrowser(token).submit(ACTIONS[name], { id, code: codeIn() })
        expect(answer.goesTo).toBe(LOGIN)
      }
      expect(await findFactor(id)).toMatchObject({ codesLeft: 1 })
      expect(await notesAbout(world, id)).toEqual([])
    },
  )

  test('is nothing to staff whose session is over', async () => {
    const { id, browser } = await arrive('editor', { hasFactor: true })
    await rowsOf(process.env.DATABASE_URL ?? '', 'delete from staff_sessions where _parent_id = $1', [id])
    expect((await browser.submit(removeOwnFactor, { code: codeIn() })).goesTo).toBe(LOGIN)
    expect(await findFactor(id)).not.toBeNull()
  })

  test('is set up with what this session was offered, never with another’s', async () => {
    const [me, other] = [await arrive('editor'), await arrive('editor')]
    const code = codeIn(0, offeredSecret(other.id, other.sid))
    const answer = await me.browser.submit(setUp, { id: other.id, code })
    expect(answer).toMatchObject({ ok: false, message: expect.stringContaining('isn’t right') })
    expect([await findFactor(me.id), await findFactor(other.id)]).toEqual([null, null])
  })

  test('is taken away by its owner, with a right code, and nobody else’s goes', async () => {
    const [me, other] = [await arrive('editor', { hasFactor: true }), await colleague()]
    const wrong = await me.browser.submit(removeOwnFactor, { id: other.id, code: codeIn(0, OTHERS_CODE) })
    expect(wrong).toMatchObject({ ok: false })
    expect(await findFactor(me.id)).not.toBeNull()
    expect((await me.browser.submit(removeOwnFactor, { id: other.id, code: codeIn() })).goesTo).toBe(DESK)
    expect(await findFactor(me.id)).toBeNull()
    expect(await findFactor(other.id)).not.toBeNull()
  })

  test('stays with an admin of a production', async () => {
    const { id, browser } = await arrive('admin', { hasFactor: true })
    asProduction()
    expect((await browser.submit(removeOwnFactor, { code: codeIn() })).goesTo).toBe(DESK)
    expect(await findFactor(id)).not.toBeNull()
  })

  test('gives new recovery codes for a right code alone, and stops after five wrong ones', async () => {
    const { id, browser } = await arrive('editor', { hasFactor: true })
    for (let at = 0; at < 5; at++)
      expect(await browser.submit(renewCodes, { code: '000000' })).toMatchObject({ ok: false })
    const answer = await browser.submit(renewCodes, { code: codeIn() })
    expect(answer.message).toMatch(/minutes/)
    expect(await findFactor(id)).toMatchObject({ codesLeft: 1 })
  })
})

describe('the reset of a colleague’s second factor', () => {
  test('is for admins, who bring a code of their own, and is remembered', async () => {
    const [admin, other] = [await arrive('admin', { hasFactor: true }), await colleague()]
    expect(await admin.browser.submit(reset, { id: other.id, code: '' })).toMatchObject({ ok: false })
    expect(await admin.browser.submit(reset, { id: other.id, code: codeIn(0, OTHERS_CODE) })).toMatchObject({
      ok: false,
    })
    expect(await findFactor(other.id)).not.toBeNull()
    expect((await admin.browser.submit(reset, { id: other.id, code: codeIn() })).goesTo).toBe(
      `/admin/collections/staff/${other.id}`,
    )
    expect(await findFactor(other.id)).toBeNull()
    expect(await notesAbout(world, other.id)).toEqual(['factor.reset'])
  })

  test('is nothing to an editor', async () => {
    const [me, other] = [await arrive('editor', { hasFactor: true }), await colleague()]
    expect((await me.browser.submit(reset, { id: other.id, code: codeIn() })).goesTo).toBe(DESK)
    expect(await findFactor(other.id)).not.toBeNull()
  })

  test('is nothing to an admin of a production who has set up none', async () => {
    const [me, other] = [await arrive('admin'), await colleague()]
    asProduction()
    expect((await me.browser.submit(reset, { id: other.id })).goesTo).toBe(DESK)
    expect(await findFactor(other.id)).not.toBeNull()
  })

  test('is no way around the own code', async () => {
    const me = await arrive('admin', { hasFactor: true })
    expect((await me.browser.submit(reset, { id: me.id, code: codeIn() })).goesTo).toBe(DESK)
    expect(await findFactor(me.id)).not.toBeNull()
  })

  test.each(['', "' or true --", '<script>alert(1)</script>', '../../staff', 'x'.repeat(5_000)])(
    'of "%.20s" leads back',
    async (id) => {
      const me = await arrive('admin')
      expect((await me.browser.submit(reset, { id })).goesTo).toBe(DESK)
    },
  )

  test('of a buyer’s id does nothing and leaves no note', async () => {
    const me = await arrive('admin')
    const { buyer } = world.ids.users
    await me.browser.submit(reset, { id: buyer })
    expect(await notesAbout(world, buyer)).not.toContain('factor.reset')
  })
})

describe('the door of the panel', () => {
  test('lets one of staff in twenty times at once, and all stay', async () => {
    const { email } = await hire(world, 'editor')
    const browsers = Array.from({ length: 20 }, () => openBrowser())
    await Promise.all(browsers.map((browser) => browser.submit(signInAsStaff, { email, password: PASSWORD })))
    const users = await Promise.all(browsers.map((browser) => userOf(world.payload, browser.token())))
    expect(users.map((user) => user?.email)).toEqual(Array(20).fill(email))
  })

  test('is shut at once for a colleague who was removed, also to one who is just coming in', async () => {
    const { id, email, browser } = await arrive('editor')
    const late = openBrowser()
    await Promise.all([
      world.payload.delete({ collection: 'staff', id }),
      late.submit(signInAsStaff, { email, password: PASSWORD }),
    ])
    const users = await Promise.all([browser, late].map((each) => userOf(world.payload, each.token())))
    expect(users).toEqual([null, null])
  })

  test('takes as long for an address that nobody has', async () => {
    const { email } = await hire(world, 'editor')
    const timed: Record<string, number[]> = { [email]: [], 'nobody-of-staff@maru.test': [] }
    for (let round = 0; round < 7; round++) {
      for (const each of Object.keys(timed)) {
        const begun = performance.now()
        await openBrowser().submit(signInAsStaff, { email: each, password: 'not the password' })
        timed[each]?.push(performance.now() - begun)
      }
    }
    const [known = 0, unknown = 0] = Object.values(timed).map((each) => each.toSorted((a, b) => a - b)[3])
    expect(known / unknown).toBeGreaterThan(0.5)
    expect(known / unknown).toBeLessThan(2)
  })

  test.each(['https://evil.example/', '//evil.example', '/admin/..//evil.example', '/products'])(
    'never leads to %s',
    async (next) => {
      const { email } = await hire(world, 'editor')
      const answer = await openBrowser().submit(signInAsStaff, { email, password: PASSWORD, next })
      expect(answer.goesTo).toMatch(/^\/admin(\/(?!\.)[\w/-]*)?$/)
    },
  )

  test('is no door for members, nor theirs one for staff', async () => {
    const member = openBrowser()
    await member.submit(signInAsStaff, { email: 'buyer@maru.test', password: PASSWORD })
    const staff = openBrowser()
    await staff.submit(signInMember, { email: 'admin@maru.test', password: PASSWORD })
    expect([member.token(), staff.token()]).toEqual(['', ''])
  })
})
