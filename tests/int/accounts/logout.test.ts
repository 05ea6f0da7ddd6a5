import { beforeAll, describe, expect, test, vi } from 'vitest'
import { signIn } from '@/features/account/sign-in/sign-in-actions'
import * as sessions from '@/server/auth/session/account-sessions'
import { POST } from '@/app/api/session/logout/route'
import { openBrowser, type Browser } from '~/tests/support/http/browser'
import { PASSWORD } from '~/tests/support/factories/people'
import { openWorld, userOf, type World } from '~/tests/support/open-world'

vi.mock('@/server/auth/session/account-sessions', async (real) => {
  const own = await real<typeof sessions>()
  return { ...own, endSession: vi.fn(own.endSession) }
})

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const logOut = (browser: Browser, headers: Record<string, string> = {}) =>
  browser.within(() => POST(new Request('http://localhost/api/session/logout', { method: 'POST', headers })))
async function arrive() {
  const browser = openBrowser()
  await browser.submit(signIn, { email: 'buyer@maru.test', password: PASSWORD })
  return { browser, token: browser.token() }
}

describe('the button to log out', () => {
  test.each([
    ['http://localhost/fr/products?sort=new', '/fr'],
    ['http://localhost/ko', '/ko'],
    ['http://localhost/products', '/'],
    ['no address', '/'],
  ])('from %s ends the session at once and goes home in the same language', async (referer, home) => {
    const { browser, token } = await arrive()
    const answer = await logOut(browser, { referer })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, home])
    expect([browser.token(), await userOf(world.payload, token)]).toEqual(['', null])
  })

  test('that fails leads to the page that says so, and keeps the session it could not end', async () => {
    const { browser, token } = await arrive()
    vi.mocked(sessions.endSession).mockRejectedValueOnce(new Error('The database is not there.'))
    const answer = await logOut(browser, { referer: 'http://localhost/fr/cart' })
    expect(answer.headers.get('location')).toBe('/fr/profile?problem=logout')
    expect(browser.token()).toBe(token)
    expect((await logOut(browser)).headers.get('location')).toBe('/')
  })

  test('sent by our script, answers with where to go or with an error, and never with another page', async () => {
    const { browser, token } = await arrive()
    const asked = { accept: 'application/json', referer: 'http://localhost/ko/cart' }
    vi.mocked(sessions.endSession).mockRejectedValueOnce(new Error('The database is not there.'))
    expect((await logOut(browser, asked)).status).toBe(500)
    expect(browser.token()).toBe(token)
    const answer = await logOut(browser, asked)
    expect([answer.status, await answer.json()]).toEqual([200, { next: '/ko' }])
    expect(browser.token()).toBe('')
  })

  test('pressed by somebody who is signed out goes home', async () => {
    expect((await logOut(openBrowser())).headers.get('location')).toBe('/')
  })
})
