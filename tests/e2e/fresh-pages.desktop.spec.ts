import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { FULL } from './support/full'
import { signIn, signInToPanel } from './support/people'

/** Longer than this nobody waits for what was changed. */
const SOON = 1_000
const mark = () => `Fresh ${Date.now()}`

test.describe.configure({ mode: 'serial' })

let page: Page
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage()
  await signInToPanel(page, 'admin@maru.test')
})
test.afterAll(() => page.close())

/** Asks the way the panel does, from a page of ours. */
async function ask<T = { docs: Record<string, unknown>[] }>(
  path: string,
  method = 'GET',
  change?: object,
): Promise<T> {
  const { status, body } = await page.evaluate(
    async ([path, method, body]) => {
      const answer = await fetch(
        path,
        body ? { method, body, headers: { 'content-type': 'application/json' } } : { method },
      )
      return { status: answer.status, body: await answer.json() }
    },
    [path, method, change && JSON.stringify(change)] as const,
  )
  expect(status, `${method} ${path}: ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(300)
  return body as T
}

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

/** Served ready-made before the change, and anew soon after it. */
async function turns(
  request: APIRequestContext,
  path: string,
  change: () => Promise<unknown>,
  isThere: (page: string) => boolean,
) {
  // Another test may change something else between two visits: then the page is made once more.
  const isKept = async () => (await request.get(path)).headers()['x-nextjs-cache']
  await expect.poll(isKept, { message: path, timeout: 10_000 }).toMatch(/HIT|STALE/)
  const before = await request.get(path)
  expect(isThere(await before.text()), `${path} before`).toBe(false)
  await change()
  const changed = performance.now()
  await expect
    .poll(async () => isThere(await html(request, path)), { intervals: [20], timeout: 5_000 })
    .toBe(true)
  const waited = performance.now() - changed
  expect(waited, `${path} took ${Math.round(waited)} ms`).toBeLessThan(SOON)
}

const first = async (path: string) => (await ask(path)).docs[0] as Record<string, string>

/** A product that no other test looks at, and that stands for itself in lists: among those that are looked at least, or the oldest of them. */
const quiet = (at: number, sort = 'viewCount') =>
  first(
    `/api/products?where[isLive][equals]=true&where[isRecommended][equals]=false&where[family][exists]=false&where[viewCount][less_than]=1000&sort=${sort}&limit=1&page=${at}&locale=en`,
  )

test('a word of the settings shows on every page', FULL, async ({ request }) => {
  const { footerText } = await ask<{ footerText: string }>('/api/globals/settings?locale=fr')
  const text = mark()
  const set = (footerText: string) => ask('/api/globals/settings?locale=fr', 'POST', { footerText })
  await turns(
    request,
    '/fr/privacy',
    () => set(text),
    (page) => page.includes(text),
  )
  await set(footerText)
})

test('a product shows its new name on its page and its new price in its list', async ({ request }) => {
  const { id = '', name = '' } = await quiet(1)
  const { listedIn, moqPrices } = await ask<{ listedIn: string; moqPrices: object[] }>(`/api/products/${id}`)
  const { slug, parent } = await ask<{ slug: string; parent: string }>(`/api/categories/${listedIn}?depth=0`)
  const room = await ask<{ slug: string }>(`/api/categories/${parent}`)
  const list = `/subcategory/${room.slug}/${slug}`
  const called = (name: string) => ask(`/api/products/${id}?locale=en`, 'PATCH', { name })
  const priced = (moqPrices: object[]) => ask(`/api/products/${id}`, 'PATCH', { moqPrices })
  const one = mark()
  await turns(
    request,
    `/product/${id}`,
    () => called(one),
    (page) => page.includes(one),
  )
  await turns(
    request,
    list,
    () => priced([{ minQty: 1, maxQty: 999_999, unitPrice: 1_234_567 }]),
    (page) => page.includes('12,345.67'),
  )
  await called(name)
  await priced(moqPrices)
})

test('the open page of a member shows the new name of a product by itself', FULL, async ({ browser }) => {
  const { id = '', name = '' } = await quiet(3)
  const called = (name: string) => ask(`/api/products/${id}?locale=en`, 'PATCH', { name })
  const reader = await (await browser.newContext()).newPage()
  await signIn(reader, 'hannah@maru.test')
  const stream = reader.waitForResponse('**/api/live*')
  await reader.goto(`/product/${id}`)
  await stream
  const text = mark()
  await called(text)
  // Open pages are made anew within ten seconds, not all at once.
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(text, { timeout: 15_000 })
  await called(name)
  await reader.context().close()
})

test('a product that is taken down is gone, and back when it is approved', async ({ request }) => {
  const { id = '' } = await quiet(2)
  const to = (status: string) => ask(`/api/products/${id}`, 'PATCH', { status, statusReason: 'A test.' })
  const statusOf = async () => (await request.get(`/product/${id}`)).status()
  expect(await statusOf()).toBe(200)
  await to('rejected')
  await expect.poll(statusOf, { intervals: [20], timeout: SOON }).toBe(404)
  expect(await html(request, '/sitemaps/products-1.xml')).not.toContain(id)
  await to('approved')
  await expect.poll(statusOf, { intervals: [20], timeout: SOON }).toBe(200)
})

test(
  'a category shows its new name, and a new one stands in every menu, empty as it is',
  FULL,
  async ({ request }) => {
    const room = await first('/api/categories?where[slug][equals]=hardware-accessories&locale=fr')
    const text = mark()
    const called = (name: string) => ask(`/api/categories/${room.id}?locale=fr`, 'PATCH', { name })
    await turns(
      request,
      '/fr/category/hardware-accessories',
      () => called(text),
      (page) => page.includes(text),
    )
    await called(room.name ?? '')
    const name = `Sauna ${Date.now()}`
    const path = `/category/${name.toLowerCase().replace(' ', '-')}`
    const made: { doc?: { id: string } } = {}
    const add = async () =>
      Object.assign(made, await ask('/api/categories?locale=en', 'POST', { name, position: 99 }))
    await turns(request, '/about-us', add, (page) => page.includes(path))
    const visitor = await page.context().browser()?.newPage()
    await visitor?.goto(new URL(path, page.url()).href)
    await expect(visitor!.getByRole('heading', { level: 1 })).toHaveText(`${name} Products`)
    await expect(visitor!.getByText('No products available')).toBeVisible()
    await visitor?.close()
    await ask(`/api/categories/${made.doc?.id}`, 'DELETE')
    await expect
      .poll(async () => (await request.get(path)).status(), { intervals: [20], timeout: SOON })
      .toBe(404)
  },
)

test('a recommendation shows on home and in its list', FULL, async ({ request }) => {
  const { productIds } = await ask<{ productIds: string[] }>('/api/globals/recommended-products?depth=0')
  const { id = '' } = await quiet(1, 'createdAt')
  const set = (ids: string[], seen: string[]) => ask('/api/admin-commands/picks', 'POST', { ids, seen })
  for (const path of ['/ko', '/ko/recommended']) {
    await turns(
      request,
      path,
      () => set([id], productIds),
      (page) => page.includes(id),
    )
    await set(productIds, [id])
  }
})

test('a review that staff hide is gone from its product', FULL, async ({ request }) => {
  const {
    id = '',
    product = '',
    comment = '',
  } = await first('/api/comments?where[hidden][equals]=false&sort=-createdAt&limit=1&depth=0')
  const hide = (to: 'hidden' | 'shown') =>
    ask('/api/admin-commands/review-visibility', 'POST', { review: id, to, reason: 'A test.' })
  // Without signs that a page writes otherwise.
  const [words = ''] = /[\p{L}\p{N} ,.]{12,}/u.exec(comment) ?? []
  await turns(
    request,
    `/product/${product}`,
    () => hide('hidden'),
    (page) => !page.includes(words),
  )
  await hide('shown')
})

test('a page of the editors shows its new words', async ({ request }) => {
  const { id, title = '' } = await first('/api/pages?where[slug][equals]=accessibility&locale=ko')
  // Its heading still begins as whoever else looks at it now expects.
  const text = `${title} ${mark()}`
  const called = (title: string) =>
    ask(`/api/pages/${id}?locale=ko`, 'PATCH', { title, _status: 'published' })
  await turns(
    request,
    '/ko/accessibility',
    () => called(text),
    (page) => page.includes(text),
  )
  await called(title)
})
