import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordView } from '@/features/shop/views/record-view'
import { countViews } from '@/worker/count-views'
import { sumDays } from '@/worker/sum-days'
import { POST } from '@/app/api/view/route'
import { openWorld, type World } from '~/tests/support/open-world'
import { duringSave } from '~/tests/support/database/during-save'

const BROWSER =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const OTHER = BROWSER.replace('18.0', '17.4')
const PEER_HEADER = 'x-maru-peer'

let world: World
let live: string
beforeAll(async () => {
  world = await openWorld()
  live = world.ids.products.live
})
beforeEach(async () => {
  await world.payload.db.drizzle.execute('delete from product_views; update products set view_count = 0')
})

const sent = (product: string, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost/api/view', {
      method: 'POST',
      body: product,
      headers: {
        'sec-fetch-site': 'same-origin',
        'user-agent': BROWSER,
        'content-length': String(product.length),
        [PEER_HEADER]: '203.0.113.7',
        ...headers,
      },
    }),
  )
const visit = { day: '2025-03-01', address: '203.0.113.7', userAgent: BROWSER }
const look = (more: object = {}) => recordView({ product: live, ...visit, ...more })
const rows = () => world.system.all('product-views')
const viewsOf = async (product = live) => (await world.system.get('products', product)).viewCount

describe('a look at a product', () => {
  test('counts once for a visitor in a day', async () => {
    await sent(live)
    await sent(live)
    await countViews(world.payload)
    await sent(live)
    await countViews(world.payload)
    expect(await viewsOf()).toBe(1)
  })

  test('counts once when two hundred arrive together', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => sent(live)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    await countViews(world.payload)
    expect(await viewsOf()).toBe(1)
  })

  test('counts again on the next day, for another visitor and for another product', async () => {
    await look()
    await look({ day: '2025-03-02' })
    await look({ userAgent: OTHER })
    await look({ address: '203.0.113.8' })
    await look({ product: world.ids.products.otherLive })
    await countViews(world.payload)
    expect([await viewsOf(), await viewsOf(world.ids.products.otherLive)]).toEqual([4, 1])
  })

  test('keeps neither the address nor the browser, and is another visitor every day', async () => {
    await look()
    await look({ day: '2025-03-02' })
    const visitors = (await rows()).map(({ visitor }) => String(visitor))
    expect(new Set(visitors.map((visitor) => visitor.slice(0, 24))).size).toBe(2)
    expect(visitors.join()).toMatch(/^[0-9a-f]{48},[0-9a-f]{48}$/)
  })

  test('from one address, under ever new names, counts no more than fifty times', async () => {
    for (let n = 0; n < 60; n += 1) await look({ userAgent: `${BROWSER} ${n}` })
    expect(await rows()).toHaveLength(50)
  })
})

describe('nothing is counted', () => {
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
    'curl/8.5.0',
    'python-requests/2.32',
    'Yeti/1.1 (Naver Corp.)',
    '',
  ])('for a program: %s', async (userAgent) => {
    expect((await sent(live, { 'user-agent': userAgent })).status).toBe(204)
    expect(await rows()).toEqual([])
  })

  test.each(['00000000-0000-7000-8000-000000000000', 'nothing', '', "' or 1=1", 'x'.repeat(36)])(
    'for a product that does not exist: %s',
    async (product) => {
      expect((await sent(product)).status).toBe(204)
      expect(await rows()).toEqual([])
    },
  )

  test.each(['pending', 'rejected', 'stopped'] as const)('for a product that is %s', async (name) => {
    expect((await sent(world.ids.products[name])).status).toBe(204)
    expect(await rows()).toEqual([])
  })

  test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }])(
    'for a page of somebody else, which hears that there is no door: %j',
    async (headers) => {
      expect((await sent(live, headers)).status).toBe(404)
      expect(await rows()).toEqual([])
    },
  )

  test('for a body that says how long it is wrongly, or is longer than an id', async () => {
    await sent(live, { 'content-length': '401' })
    await sent(`${live} ${'x'.repeat(400)}`)
    await sent(`${live}${live}`)
    expect(await rows()).toEqual([])
  })
})

describe('counting', () => {
  test('is one update for each product, however many looked', async () => {
    const addresses = Array.from({ length: 30 }, (_, n) => `203.0.113.${n}`)
    await Promise.all(addresses.map((address) => look({ address })))
    await Promise.all([countViews(world.payload), countViews(world.payload)])
    await countViews(world.payload)
    expect(await viewsOf()).toBe(30)
  })

  test('does not wait for a product that is being saved, nor is it lost', async () => {
    const { second } = world.ids.products
    await look()
    await look({ product: second })
    const save = () =>
      world.payload.update({
        collection: 'products',
        id: live,
        data: { stock: 41 },
        overrideAccess: true,
        context: { actor: { kind: 'system' }, quiet: true },
      })
    await duringSave(world.payload, 'products', save, () => countViews(world.payload))
    expect([await viewsOf(), await viewsOf(second)]).toEqual([0, 1])
    await countViews(world.payload)
    expect([await viewsOf(), await viewsOf(second)]).toEqual([1, 1])
  })

  test('lets rows go after some days, and only those that were counted', async () => {
    const { drizzle } = world.payload.db
    const sum = sumDays(world.payload)
    await look({ day: '2025-03-01' })
    await sum()
    expect(await rows()).toHaveLength(1)
    await countViews(world.payload)
    await sum()
    expect(await rows()).toEqual([])
    await look({ day: new Date().toISOString().slice(0, 10) })
    await countViews(world.payload)
    await sum()
    expect(await rows()).toHaveLength(1)
    expect(await viewsOf()).toBe(2)
    await drizzle.execute(sql`delete from product_views`)
  })
})

describe('words of our search', () => {
  const words = async () => (await rows()).map((row) => row.words)
  const searched = (text: string, more: Record<string, string> = {}) => sent(`${live} ${text}`, more)

  test('are stored with the visit, cleaned', async () => {
    expect((await searched('  Brass\u0007   FAUCET ')).status).toBe(204)
    expect(await words()).toEqual(['brass faucet'])
  })

  test('of the first search of a day stay, also where the first visit had none', async () => {
    await sent(live)
    await searched('faucet')
    await searched('sink')
    await sent(live)
    expect(await words()).toEqual(['faucet'])
  })

  test('are at most eighty characters, in Hangul too', async () => {
    await searched('수'.repeat(90))
    expect(await words()).toEqual(['수'.repeat(80)])
  })

  test.each(['jo@partner.test', '+1 (416) 555-0199', '   ', ''])(
    'that are personal or blank are not: %j',
    async (text) => {
      await searched(text)
      expect(await words()).toEqual([null])
    },
  )
})
