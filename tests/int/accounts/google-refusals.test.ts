import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hasGoogle } from '@/server/auth/sign-up/google'
import { authWords } from '@/ui/auth/auth-words'
import { GoogleNotice } from '@/features/account/sign-in/google-notice'
import { saveFlow, takeFlow } from '@/features/account/sign-in/google-cookies'
import { openBrowser, type Browser } from '~/tests/support/http/browser'
import { rowsOf } from '~/tests/support/database/database'
import { newEmail } from '~/tests/support/factories/sign-up'
import { openGoogle, type Chosen, type Google } from '~/tests/support/google'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let google: Google
beforeAll(async () => {
  world = await openWorld()
  google = await openGoogle()
})
afterAll(() => google.close())

const rows = (statement: string, ...values: unknown[]) =>
  rowsOf(process.env.DATABASE_URL ?? '', statement, values)
const told = (location: string) => new URL(location).searchParams.get('google')
const isOutside = (browser: Browser) => browser.token() === '' && !browser.jar.has('maru_newcomer')

/** What a sign-in is told that must open nothing. */
async function refused(person: Chosen) {
  const browser = openBrowser()
  const { location } = await google.signIn(browser, person)
  expect(isOutside(browser)).toBe(true)
  return told(location)
}

describe('Google opens nothing', () => {
  test('for an address it has not verified, in the same words with and without an account', async () => {
    await rows(
      "update users set email_verified_at = now(), google_sub = null where email = 'buyer@maru.test'",
    )
    expect(await refused({ email: 'buyer@maru.test', verified: '' })).toBe('unverified')
    expect(await refused({ email: newEmail(), verified: '' })).toBe('unverified')
  })

  test('where we have not verified the address ourselves, and ties nothing', async () => {
    await rows("update users set email_verified_at = null, google_sub = null where email = 'buyer@maru.test'")
    expect(await refused({ email: 'buyer@maru.test' })).toBe('passwordFirst')
    expect(await rows("select google_sub from users where email = 'buyer@maru.test'")).toEqual([
      { google_sub: null },
    ])
  })

  test('of an account that belongs to another Google account', async () => {
    await rows("update users set email_verified_at = now(), google_sub = '1' where email = 'buyer@maru.test'")
    expect(await refused({ email: 'buyer@maru.test' })).toBe('otherGoogle')
  })

  test('of an account that was deleted', async () => {
    await rows(
      "update users set email_verified_at = now(), google_sub = null, deleted_at = now() where email = 'otherseller@maru.test'",
    )
    expect(await refused({ email: 'otherseller@maru.test' })).toBe('closed')
  })

  test.each(['admin@maru.test', 'editor@maru.test'])(
    'of staff: %s is a newcomer to the shop',
    async (email) => {
      const browser = openBrowser()
      expect((await google.signIn(browser, { email })).goesTo).toBe('/register/complete')
      expect(browser.token()).toBe('')
      expect(await world.system.all('staff', { where: { email: { equals: email } } })).toHaveLength(1)
    },
  )
})

describe('a way back from Google', () => {
  const begun = async (browser = openBrowser()) => {
    const { location } = await google.leave(browser)
    return { browser, callback: await google.choose(location, { email: newEmail() }) }
  }

  test('opens nothing in another browser', async () => {
    const { callback } = await begun()
    const other = openBrowser()
    expect(told((await google.comeBack(other, callback)).location)).toBe('expired')
    expect(isOutside(other)).toBe(true)
  })

  test('opens nothing in another browser that is on its own way', async () => {
    const { callback } = await begun()
    const { browser: other } = await begun()
    expect(told((await google.comeBack(other, callback)).location)).toBe('expired')
    expect(isOutside(other)).toBe(true)
  })

  test('is good once, also where the cookie was kept', async () => {
    const { browser, callback } = await begun()
    const kept = browser.jar.get('maru_google') ?? ''
    expect((await google.comeBack(browser, callback)).goesTo).toBe('/register/complete')
    expect(told((await google.comeBack(browser, callback)).location)).toBe('expired')
    const again = openBrowser()
    again.jar.set('maru_google', kept)
    expect(told((await google.comeBack(again, callback)).location)).toBe('refused')
    expect(isOutside(again)).toBe(true)
  })

  test.each(['nonce', 'verifier', 'state'])('with another %s opens nothing', async (name) => {
    const { browser, callback } = await begun()
    await browser.within(async () => {
      const journey = await takeFlow()
      await saveFlow({ ...(journey as NonNullable<typeof journey>), [name]: 'a'.repeat(43) })
    })
    expect(told((await google.comeBack(browser, callback)).location)).toMatch(/^(refused|expired)$/)
    expect(isOutside(browser)).toBe(true)
  })

  test.each([
    ['no code', (url: string) => url.replace(/code=[^&]+/, 'x=1')],
    ['a made-up code', (url: string) => url.replace(/code=[^&]+/, 'code=made-up')],
    ['two codes', (url: string) => `${url}&code=other`],
    ['another issuer', (url: string) => `${url.replace(/&iss=[^&]+/, '')}&iss=https%3A%2F%2Fevil.example`],
    ['an error of Google’s', (url: string) => url.replace(/code=[^&]+/, 'error=server_error')],
    ['a script', (url: string) => url.replace(/code=[^&]+/, 'code=%3Cscript%3E')],
  ])('with %s opens nothing', async (_, forge) => {
    const { browser, callback } = await begun()
    const { status, location } = await google.comeBack(browser, forge(callback))
    expect([status, told(location)]).toEqual([303, 'refused'])
    expect(isOutside(browser)).toBe(true)
  })

  test('after Cancel leads to the page with the link, and nobody is told off', async () => {
    const browser = openBrowser()
    const referer = `${process.env.SITE_URL}/fr/login?as=buyer&google=refused`
    const { location } = await google.leave(browser, { locale: 'fr' }, { referer })
    expect((await google.comeBack(browser, await google.cancel(location))).goesTo).toBe('/fr/login?as=buyer')
    expect(isOutside(browser)).toBe(true)
  })

  test('after Cancel in a browser that forgot leads home', async () => {
    const callback = '/api/auth/google/callback?error=access_denied&state=x'
    expect((await google.comeBack(openBrowser(), callback)).goesTo).toBe('/')
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/..//evil.example',
    '/\\evil.example',
    'javascript:x',
  ])('never goes on to %s', async (next) => {
    const browser = openBrowser()
    const { location } = await google.leave(browser, { next }, { referer: 'https://evil.example/page' })
    expect((await google.comeBack(browser, await google.cancel(location))).goesTo).toBe('/')
    const { goesTo } = await google.signIn(browser, { email: 'seller@maru.test' }, { next })
    expect(goesTo).toMatch(/^\/login\?as=buyer&next=%2F&google=/)
  })

  test('goes on to a page with Hangul in its address', async () => {
    const browser = openBrowser()
    const { location } = await google.leave(browser, { next: '/ko/search?q=타일' })
    const { goesTo } = await google.comeBack(browser, await google.cancel(location))
    expect(decodeURI(goesTo)).toBe('/ko/search?q=타일')
  })
})

describe('the words about it', () => {
  test('are those of rule P23 for English readers, and Korean for Korean ones', async () => {
    const titleOf = async (locale: 'en' | 'ko') =>
      (await GoogleNotice({ locale, query: { google: 'refused' } }))?.props.title
    expect(await titleOf('en')).toBe(
      'Google login failed: Google didn’t confirm this sign-in. Please try again.',
    )
    expect(await titleOf('ko')).toMatch(/^Google 로그인에 실패했습니다: .*[가-힣]/)
  })

  test.each([[undefined], ['cancelled'], ['<script>'], [['refused', 'x']]])(
    'are none for %s',
    async (code) => {
      expect(await GoogleNotice({ locale: 'en', query: { google: code } })).toBeNull()
    },
  )

  test('tell whoever goes on and on to wait, with the time, before Google is asked', async () => {
    const browser = openBrowser()
    for (let at = 0; at < 100; at++) await google.comeBack(browser, '/api/auth/google/callback?state=x')
    for (let at = 0; at < 100; at++) await google.leave(browser)
    const { answer } = await google.leave(browser, { locale: 'ko' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toMatch(/[가-힣]/)
  })
})

describe('where Google is not', () => {
  test('it is said, and the password stays as a way in', async () => {
    const { GOOGLE_ISSUER } = process.env
    process.env.GOOGLE_ISSUER = 'http://127.0.0.1:9'
    expect(told((await google.leave(openBrowser())).location)).toBe('unreachable')
    process.env.GOOGLE_ISSUER = GOOGLE_ISSUER
    expect((await google.leave(openBrowser())).location).toContain('/o/oauth2/v2/auth')
  })

  test('and not set up, there is no button, and its routes answer that there is nothing', async () => {
    const words = () =>
      authWords('en', hasGoogle(), { siteName: 'Maru', legalName: 'Maru Inc.', address: 'Toronto' })
    expect((await words()).google).toBe('Continue with Google')
    vi.stubEnv('GOOGLE_CLIENT_SECRET', '')
    expect((await words()).google).toBeNull()
    expect((await google.leave(openBrowser())).answer.status).toBe(404)
    expect((await google.comeBack(openBrowser(), '/api/auth/google/callback?state=x')).answer.status).toBe(
      404,
    )
    vi.unstubAllEnvs()
  })
})
