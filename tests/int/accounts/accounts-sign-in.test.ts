import { beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '@/features/account/sign-in/sign-in-actions'
import { endAllSessions, endOneSession } from '@/features/account/security/security-actions'
import { listSessions } from '@/features/account/security/list-sessions'
import { requireMember } from '@/server/auth/member'
import { signOut } from '@/server/auth/sign-in'
import { openSession } from '@/server/auth/session/account-sessions'
import { MEMBER_COOKIE } from '@/server/auth/session/session-cookies'
import { openBrowser, type Browser } from '~/tests/support/http/browser'
import { rowsOf } from '~/tests/support/database/database'
import { PASSWORD } from '~/tests/support/factories/people'
import { duringSave } from '~/tests/support/database/during-save'
import { openWorld, userOf, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const url = () => process.env.DATABASE_URL ?? ''
const who = async (browser: Browser) => (await userOf(world.payload, browser.token()))?.email ?? null
const login = (email: string, browser = openBrowser(), more: Record<string, string> = {}) =>
  browser.submit(signIn, { email, password: PASSWORD, ...more }).then(() => browser)
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work))

describe('signing in', () => {
  test('knows the person, keeps the token from scripts, and goes on', async () => {
    const browser = openBrowser()
    const answer = await browser.submit(signIn, {
      email: ' BUYER@maru.test ',
      password: PASSWORD,
      next: '/fr/cart',
    })
    expect(answer.goesTo).toBe('/fr/cart')
    expect(await who(browser)).toBe('buyer@maru.test')
    expect(browser.optionsOf(MEMBER_COOKIE)).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' })
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/%0d%0aSet-Cookie:x', ''])(
    'never goes on to %s',
    async (next) => {
      const answer = await openBrowser().submit(signIn, {
        email: 'buyer@maru.test',
        password: PASSWORD,
        next,
      })
      expect(new URL(answer.goesTo ?? '', 'http://maru.test').host).toBe('maru.test')
    },
  )

  test('twenty at once of one person all stay', async () => {
    const browsers = await times(20, () => login('buyer@maru.test'))
    expect(await Promise.all(browsers.map(who))).toEqual(Array(20).fill('buyer@maru.test'))
  })

  test('stays while the account is being saved', async () => {
    const id = world.ids.users.otherBuyer
    const save = () => world.system.change('users', id, { displayName: 'Other' })
    const browser = openBrowser()
    let signingIn: Promise<unknown> = Promise.resolve()
    await duringSave(world.payload, 'users', save, async () => {
      signingIn = login('otherbuyer@maru.test', browser)
      await new Promise((resolve) => setTimeout(resolve, 400))
    })
    await signingIn
    expect(await who(browser)).toBe('otherbuyer@maru.test')
  })

  test.each([
    ['a wrong password', { email: 'buyer@maru.test', password: 'not the password' }],
    [
      'a password that is longer than any',
      { email: 'buyer@maru.test', password: PASSWORD + ' '.repeat(900) },
    ],
    ['an unknown address', { email: 'nobody@maru.test', password: PASSWORD }],
    ['nothing at all', { email: '', password: '' }],
    ['a member of staff', { email: 'admin@maru.test', password: PASSWORD }],
    ['a query for an address', { email: '{"like":"%"}', password: PASSWORD }],
  ])('fails with %s, in the same words', async (_, fields) => {
    const browser = openBrowser()
    const answer = await browser.submit(signIn, fields)
    expect(answer.message).toBe(
      'Sign In Failed: That email and password don’t match. If you’ve just signed up, confirm your email first with the link we sent you.',
    )
    expect(browser.token()).toBe('')
  })

  test('takes as long where there is no account', async () => {
    const timed: Record<string, number[]> = { 'seller@maru.test': [], 'nobody-here@maru.test': [] }
    for (let round = 0; round < 7; round++) {
      for (const email of Object.keys(timed)) {
        const browser = openBrowser()
        const begun = performance.now()
        await browser.submit(signIn, { email, password: 'not the password' })
        timed[email]?.push(performance.now() - begun)
      }
    }
    const [known = 0, unknown = 0] = Object.values(timed).map((each) => each.toSorted((a, b) => a - b)[3])
    expect(known / unknown).toBeGreaterThan(0.5)
    expect(known / unknown).toBeLessThan(2)
  })

  test('is refused, also with the right password, after too many tries, with the time to wait', async () => {
    const browser = openBrowser()
    for (let at = 0; at < 25; at++)
      await browser.submit(signIn, { email: 'pendingseller@maru.test', password: `wrong ${at}` })
    const answer = await browser.submit(signIn, { email: 'pendingseller@maru.test', password: PASSWORD })
    expect(answer.message).toMatch(/^Sign In Failed: .* Please try again in 15 minutes\.$/)
    expect(await who(await login('pendingseller@maru.test'))).toBe('pendingseller@maru.test')
  })

  test('is over for an account that was deleted, even with its session kept', async () => {
    const browser = await login('otherseller@maru.test')
    await rowsOf(url(), 'update users set deleted_at = now() where id = $1', [world.ids.users.otherSeller])
    expect(await who(await login('otherseller@maru.test'))).toBeNull()
    expect(await openSession(world.ids.users.otherSeller, { agent: '' })).toBeNull()
    expect((await browser.within(requireMember)).ok).toBe(false)
    await rowsOf(url(), 'update users set deleted_at = null where id = $1', [world.ids.users.otherSeller])
    expect(await who(browser)).toBe('otherseller@maru.test')
  })

  test('with a password that is changed at that moment opens nothing', async () => {
    const session = await openSession(world.ids.users.buyer, { agent: '', hash: 'the one before' })
    expect(session).toBeNull()
  })
})

describe('signing out', () => {
  test('ends this session at once and no other', async () => {
    const [one, other] = [await login('buyer@maru.test'), await login('buyer@maru.test')]
    await one.within(signOut)
    expect([await who(one), await who(other)]).toEqual([null, 'buyer@maru.test'])
  })

  test('is not undone by a save that was under way', async () => {
    const browser = await login('buyer@maru.test')
    const save = () => world.system.change('users', world.ids.users.buyer, { displayName: 'Buyer' })
    let leaving: Promise<unknown> = Promise.resolve()
    await duringSave(world.payload, 'users', save, async () => {
      leaving = browser.within(signOut)
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
    await leaving
    expect(await who(browser)).toBeNull()
  })

  test('of one other browser is done from the list, which names it', async () => {
    const here = await login('otherbuyer@maru.test')
    const there = await login(
      'otherbuyer@maru.test',
      openBrowser(undefined, 'Mozilla/5.0 (iPhone) Safari/604.1'),
    )
    const lines = await here.within(async () => {
      const member = await requireMember()
      return member.ok ? listSessions(member.value) : []
    })
    expect(lines.find(({ isThis }) => isThis)?.browser).toBe('Chrome · Windows')
    const phone = lines.find(({ browser }) => browser === 'Safari · iPhone')
    await here.submit(endOneSession, { session: phone?.id ?? '' })
    expect([await who(here), await who(there)]).toEqual(['otherbuyer@maru.test', null])
  })

  test('of somebody else’s session changes nothing', async () => {
    const [mine, theirs] = [await login('buyer@maru.test'), await login('otherbuyer@maru.test')]
    const [row] = await rowsOf<{ id: string }>(
      url(),
      'select id from users_sessions where _parent_id = $1 order by created_at desc limit 1',
      [world.ids.users.otherBuyer],
    )
    await mine.submit(endOneSession, { session: row?.id ?? '' })
    expect(await who(theirs)).toBe('otherbuyer@maru.test')
  })

  test('everywhere ends them all, here too', async () => {
    const browsers = await times(3, () => login('otherbuyer@maru.test'))
    const answer = await (browsers[0] ?? openBrowser()).submit(endAllSessions)
    expect(answer.goesTo).toBe('/')
    expect(await Promise.all(browsers.map(who))).toEqual([null, null, null])
  })

  test('is for those who are signed in', async () => {
    expect(await openBrowser().submit(endAllSessions)).toMatchObject({
      ok: false,
      message: 'Please sign in first.',
    })
  })
})

describe('a suspension', () => {
  test('ends the seller’s sessions at once, and wins over sign-ins that come at the same moment', async () => {
    const id = world.ids.sellers.seller
    const before = await login('seller@maru.test')
    const suspend = world.system.change('sellers', id, { status: 'suspended', statusReason: 'Late, twice.' })
    const during = await Promise.all([
      suspend,
      ...Array.from({ length: 10 }, () => login('seller@maru.test')),
    ])
    const after = await login('seller@maru.test')
    expect(await who(before)).toBeNull()
    expect(await userOf(world.payload, after.token())).toMatchObject({ status: 'suspended' })
    const left = await Promise.all(
      (during.slice(1) as Browser[]).map((browser) => userOf(world.payload, browser.token())),
    )
    const standing = left.map((user) => (user && 'status' in user ? user.status : 'signed out'))
    expect(standing.filter((status) => status !== 'suspended' && status !== 'signed out')).toEqual([])
    expect(await world.system.get('sellers', id)).toMatchObject({ status: 'suspended' })
  })
})
