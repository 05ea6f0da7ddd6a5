import { beforeAll, describe, expect, test } from 'vitest'
import { GET as index } from '@/app/sitemap.xml/route'
import { GET as part } from '@/app/sitemaps/[file]/route'
import { SITEMAP_PART } from '@/features/shop/list/sitemap'
import { openWorld, type World } from '~/tests/support/open-world'

const MORE = SITEMAP_PART + 700
let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.payload.db.pool.query(
    `insert into products select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'sku', 'MANY-' || n))).*
     from products p, generate_series(1, ${MORE}) n where p.id = $1`,
    [world.ids.products.live],
  )
})

const read = async (file: string) =>
  part(new Request('http://maru.test'), { params: Promise.resolve({ file }) })
const idsIn = (xml: string) =>
  [...xml.matchAll(/<loc>[^<]*\/product\/([^<]+)<\/loc>/g)].map(([, id]) => id ?? '')
const locate = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)

describe('with more products than one file takes', () => {
  test('the index names the pages and as many files as it needs, and each of them is there', async () => {
    const files = locate(await (await index(new Request('http://maru.test'))).text())
    expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml', '/sitemaps/products-2.xml'])
    const answers = await Promise.all(files.map((file) => read(file.replace('/sitemaps/', ''))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  })

  test('every live product stands in one file once for each language, and no other does', async () => {
    const xml = await Promise.all([1, 2].map(async (n) => (await read(`products-${n}.xml`)).text()))
    const ids = xml.map(idsIn)
    expect(ids.map((each) => each.length <= SITEMAP_PART * 3)).toEqual([true, true])
    const { live, second, otherLive, pending, rejected, stopped } = world.ids.products
    const named = new Set(ids.flat())
    expect(ids.flat()).toHaveLength(named.size * 3)
    expect(named.size).toBe(MORE + 3)
    expect([live, second, otherLive].map((id) => named.has(id))).toEqual([true, true, true])
    expect([pending, rejected, stopped].map((id) => named.has(id))).toEqual([false, false, false])
  })

  test('a file costs one request little', async () => {
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now()
      await (await read('products-1.xml')).text()
      times.push(performance.now() - start)
    }
    expect(Math.min(...times)).toBeLessThan(2_000)
  })

  test.each([
    'products-3.xml',
    'products-0.xml',
    'products-01.xml',
    'products-999999.xml',
    'other.xml',
    '..',
  ])('%s is not there, and nobody keeps that', async (file) => {
    const answer = await read(file)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})

test('the file of pages names the lists, every category and every published page', async () => {
  const paths = locate(await (await read('pages.xml')).text())
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/fr',
      '/ko',
      '/latest',
      '/fr/category/kitchen',
      '/subcategory/kitchen/faucets',
    ]),
  )
  const pages = await world.system.all('pages')
  const shown = pages.filter((page) => page._status === 'published').map((page) => String(page.slug))
  expect(shown.every((slug) => paths.some((path) => path.endsWith(`/${slug}`)))).toBe(true)
  const drafts = pages.filter((page) => page._status !== 'published').map((page) => String(page.slug))
  expect(drafts.some((slug) => paths.some((path) => path.endsWith(`/${slug}`)))).toBe(false)
})
