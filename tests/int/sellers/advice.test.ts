import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POST } from '@/app/api/missed/route'
import { readFigureRange } from '@/domain/analytics/figure-range'
import type { Actor } from '@/domain/people/actor'
import { getAdvice } from '@/features/selling/analytics/get-advice'
import { sumDays } from '@/worker/sum-days'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
let seller: string
let cheap: string
let dear: string
beforeAll(async () => {
  shop = await openShop()
  seller = await shop.seller()
  cheap = await shop.product({ seller })
  dear = await shop.product({ seller })
})
afterAll(() => shop.close())

const DAY = '2026-03-02'
const RANGE = readFigureRange({ from: '2026-03-01', to: '2026-03-10' }, '2026-11-23')
const active = (id: string): Actor => ({ kind: 'seller', id, status: 'active' })
const read = () => getAdvice(active(seller), RANGE, 'en')
const priced = (product: string, cents: number) =>
  shop.query('update products set price_from = $2 where id = $1', [product, cents])

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const missed = (text: string, address: string, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost/api/missed', {
      method: 'POST',
      body: text,
      headers: {
        'sec-fetch-site': 'same-origin',
        'user-agent': BROWSER,
        'content-length': String(Buffer.byteLength(text)),
        'x-maru-peer': address,
        ...headers,
      },
    }),
  )

describe('prices beside similar goods (rule S55)', () => {
  test('need four other sellers, and one with many goods counts once', async () => {
    await priced(cheap, 1000)
    await priced(dear, 4000)
    const category = 'select listed_in_id as shelf from products where id = $1'
    const [{ shelf = '' } = {}] = await shop.query<{ shelf: string }>(category, [cheap])
    // Whoever else sells there does not count in this test.
    await shop.query('update products set price_from = 0 where listed_in_id = $1 and seller_id <> $2', [
      shelf,
      seller,
    ])
    const others: string[] = []
    for (const cents of [1500, 2000, 2400]) {
      const other = await shop.seller()
      others.push(other)
      await priced(await shop.product({ seller: other }), cents)
    }
    expect((await read()).prices).toEqual([])
    const fourth = await shop.seller()
    for (const cents of [9000, 9100, 9200]) await priced(await shop.product({ seller: fourth }), cents)
    const { prices } = await read()
    expect(prices.map(({ id, price, median, sellers }) => [id, price, median, sellers])).toEqual([
      [dear, 4000, 2200, 4],
      [cheap, 1000, 2200, 4],
    ])
    expect(JSON.stringify(prices)).not.toContain(others[0])
    await shop.query("update products set sold_by = 'box' where seller_id = $1", [fourth])
    expect((await read()).prices).toEqual([])
    await shop.query("update products set sold_by = 'piece' where seller_id = $1", [fourth])
  })

  test('what was seen and not bought says what to do; what was bought is not there', async () => {
    const days =
      'insert into analytics.product_days (product_id, seller_id, day, views) values ($1, $2, $3, $4)'
    await shop.query(days, [dear, seller, DAY, 12])
    await shop.query(days, [cheap, seller, DAY, 30])
    expect((await read()).unsold.map(({ id, views, advice }) => [id, views, advice])).toEqual([
      [cheap, 30, 'images'],
      [dear, 12, 'price'],
    ])
    const { orders } = await shop.paid(await shop.buyer(), { [cheap]: 10 })
    await shop.query('update orders set confirmed_at = $2 where id = any($1)', [orders, `${DAY}T15:00:00Z`])
    expect((await read()).unsold.map(({ id }) => id)).toEqual([dear])
  })

  test.each(['pending', 'rejected'] as const)('are not for %s sellers, nor for buyers', async (status) => {
    await expect(getAdvice({ kind: 'seller', id: seller, status }, RANGE, 'en')).rejects.toThrow()
    await expect(getAdvice({ kind: 'buyer', id: seller }, RANGE, 'en')).rejects.toThrow()
  })
})

describe('searches without results (rule S54)', () => {
  const stored = () =>
    shop.query<{ words: string; main: string; count: number }>(
      'select words, main, count(*)::int as count from analytics.missed_searches group by words, main order by words',
    )

  test('count once for a visitor, cleaned, and never for programs, other sites, NUL or huge bodies', async () => {
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2'])
      await missed(' Brass  Hinge ', address)
    await missed('no-such-category linen', '203.0.113.1')
    await missed(' me@example.com', '203.0.113.1')
    await missed(' nul\0byte', '203.0.113.1')
    await missed(' crawler', '203.0.113.1', { 'user-agent': 'Googlebot/2.1' })
    expect((await missed(' foreign', '203.0.113.1', { 'sec-fetch-site': 'cross-site' })).status).toBe(404)
    expect((await missed(` ${'x'.repeat(5000)}`, '203.0.113.1')).status).not.toBe(204)
    expect(await stored()).toEqual([
      { words: 'brass hinge', main: '', count: 2 },
      { words: 'linen', main: '', count: 1 },
    ])
  })

  test('stop counting an address that sends hundreds', async () => {
    for (let at = 0; at < 60; at += 1) await missed(` flood ${at}`, '203.0.113.9')
    const flood = (await stored()).filter(({ words }) => words.startsWith('flood'))
    expect(flood).toHaveLength(50)
  })

  test('are summed by the worker and shown in the seller’s categories from three visitors on', async () => {
    await shop.query('delete from analytics.missed_searches')
    const [{ main = '' } = {}] = await shop.query<{ main: string }>(
      `select parent.slug as main from products p join categories c on c.id = p.listed_in_id
       join categories parent on parent.id = c.parent_id where p.id = $1`,
      [cheap],
    )
    const insert = 'insert into analytics.missed_searches values ($1, $2, $3, $4)'
    for (const at of [1, 2, 3]) {
      await shop.query(insert, [DAY, `visitor ${at}`, 'steam shower', main])
      await shop.query(insert, [DAY, `visitor ${at}`, 'skylight', ''])
      await shop.query(insert, [DAY, `visitor ${at}`, 'elsewhere', 'another-category'])
    }
    await shop.query(insert, [DAY, 'visitor 1', 'rare', main])
    const turn = sumDays(shop.payload)
    await turn()
    await turn()
    const { missed: found } = await read()
    expect(found.map(({ words, visitors }) => [words, visitors])).toEqual([
      ['steam shower', 3],
      ['skylight', 3],
    ])
    expect(found[0]?.category).toBeTruthy()
    expect(found[1]?.category).toBeNull()
    expect(await shop.query('select 1 from analytics.missed_searches')).toEqual([])
  })
})
