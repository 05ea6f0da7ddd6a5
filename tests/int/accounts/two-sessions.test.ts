import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn as signInMember } from '@/features/account/sign-in/sign-in-actions'
import { signInAsStaff as signInStaff } from '@/admin/sign-in/sign-in-actions'
import { staffViewer } from '@/admin/sign-in/viewer'
import { currentActor, currentStaffActor } from '@/server/auth/signed-in-actor'
import { currentMember } from '@/server/auth/session/session'
import { GET as session } from '@/app/api/session/route'
import { POST as logOut } from '@/app/api/session/logout/route'
import { openBrowser, type Browser } from '~/tests/support/http/browser'
import { PASSWORD } from '~/tests/support/factories/people'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
})
afterAll(() => http.close())

/** A buyer and an admin at one browser. */
async function both() {
  const browser = openBrowser()
  await browser.submit(signInMember, { email: 'buyer@maru.test', password: PASSWORD })
  await browser.submit(signInStaff, { email: 'admin@maru.test', password: PASSWORD })
  return browser
}
const shop = (browser: Browser) => browser.within(async () => (await currentMember())?.email ?? null)
const panel = (browser: Browser) => browser.within(async () => (await staffViewer())?.email ?? null)
const fetchAs = (browser: Browser, path: string, headers: Record<string, string> = {}) => {
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return fetch(`${http.url}/api/${path}`, { headers: { cookie, ...headers } })
}

describe('a member and a member of staff at one browser', () => {
  test('are both signed in, each where they belong', async () => {
    const browser = await both()
    expect([await shop(browser), await panel(browser)]).toEqual(['buyer@maru.test', 'admin@maru.test'])
    const actors = await browser.within(async () => [await currentActor(), await currentStaffActor()])
    expect(actors).toMatchObject([{ kind: 'buyer' }, { kind: 'staff' }])
    const view = await browser.within(async () => (await session(new Request('http://localhost/'))).json())
    expect(view).toMatchObject({ user: { type: 'buyer' } })
  })

  test('leave one after the other', async () => {
    const browser = await both()
    await browser.within(() => logOut(new Request('http://localhost/?who=staff', { method: 'POST' })))
    expect([await shop(browser), await panel(browser)]).toEqual(['buyer@maru.test', null])
    const other = await both()
    await other.within(() => logOut(new Request('http://localhost/', { method: 'POST' })))
    expect([await shop(other), await panel(other)]).toEqual([null, 'admin@maru.test'])
  })

  test('are not taken for each other when a token lies in the wrong cookie', async () => {
    const browser = openBrowser()
    browser.jar.set('maru-member', world.tokens.admin)
    browser.jar.set('maru-token', world.tokens.buyer)
    expect([await shop(browser), await panel(browser)]).toEqual([null, null])
    expect((await fetchAs(browser, 'orders')).status).toBe(404)
  })

  test('a visitor to the shop is who staff are there', async () => {
    const browser = openBrowser()
    await browser.submit(signInStaff, { email: 'editor@maru.test', password: PASSWORD })
    const view = await browser.within(async () => (await session(new Request('http://localhost/'))).json())
    expect(view).toEqual({ user: null, cart: 0, unread: 0, news: 0, place: '' })
    expect(await panel(browser)).toBe('editor@maru.test')
  })
})

describe('files that only some may read', () => {
  const file = async (slug: 'documents' | 'media', name: string) => {
    const id = Object.entries<string>(world.ids[slug]).find(([each]) => each === name)?.[1] ?? ''
    return `${slug}/file/${encodeURIComponent(String((await world.system.get(slug, id)).filename))}`
  }
  const PAPERS = () => Object.keys(world.ids.documents)

  test('are given to the member whose cookie asks, and to staff beside them', async () => {
    const member = openBrowser(world.tokens.buyer)
    const two = await both()
    const visitor = openBrowser()
    const seen: boolean[] = []
    for (const name of PAPERS()) {
      const path = await file('documents', name)
      const isGiven = async (role: 'buyer' | 'admin') =>
        (await fetchAs(visitor, path, { authorization: `JWT ${world.tokens[role]}` })).ok
      const [buyer, admin] = [await isGiven('buyer'), await isGiven('admin')]
      expect((await fetchAs(member, path)).ok, name).toBe(buyer)
      expect((await fetchAs(two, path, { 'sec-fetch-site': 'same-origin' })).ok, name).toBe(buyer || admin)
      seen.push(buyer, admin)
      expect((await fetchAs(visitor, path)).status, name).toBe(404)
    }
    expect(new Set(seen)).toEqual(new Set([true, false]))
  })

  test('are not given to a page of another site that uses the member’s cookie', async () => {
    const member = openBrowser(world.tokens.buyer)
    for (const name of PAPERS()) {
      const path = await file('documents', name)
      const answer = await fetchAs(member, path, { 'sec-fetch-site': 'cross-site' })
      expect(answer.status, name).toBe(404)
    }
  })
})
