import { inspect } from 'node:util'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { arrivalOf } from '@/domain/cart/shipping/shipping'
import { readBrowse } from '@/domain/search/browse'
import { filterOptions } from '@/domain/search/filter-options'
import { MARKS } from '@/domain/search/marks'
import { rowsOf } from '~/tests/support/database/database'
import { openShop, type Shop } from '~/tests/support/shop'
import { openWorld, type World } from '~/tests/support/open-world'

vi.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
  getRequestConfig: (config: unknown) => config,
  setRequestLocale: () => undefined,
}))

const ask = <T extends object>(statement: string, values: unknown[] = []) =>
  rowsOf<T & Record<string, unknown>>(process.env.DATABASE_URL ?? '', statement, values)
const priced = (unitPrice: number, minQty = 1) => ({ moqPrices: [{ minQty, maxQty: 999999, unitPrice }] })

/** A product's only text of that kind. */
const WRITE = {
  color: `update products_locales set color = $2 where _parent_id = $1 and _locale = 'en'`,
  material: `update products_locales set material = $2 where _parent_id = $1 and _locale = 'en'`,
  cert: `with before as (delete from products_texts where parent_id = $1)
    insert into products_texts ("order", parent_id, path, text) values (1, $1, 'certifications', $2)`,
}

let world: World
let shop: Shop
beforeAll(async () => {
  world = await openWorld()
  shop = openShop(world)
  await shop.list(
    { en: 'Alder faucet' },
    {
      ...priced(14_900),
      color: 'Matte black',
      material: 'Brass, stainless steel',
      certifications: ['CSA B125.1', 'cUPC'],
      leadTimeDays: 20,
      widthMm: 55,
    },
  )
  await shop.list(
    { en: 'Alder tile' },
    {
      ...priced(4_200),
      color: '무광 화이트',
      material: 'Glazed porcelain',
      certifications: ['KS L 1001'],
      soldBy: 'box',
      content: 0.5,
      contentUnit: 'm2',
      leadTimeDays: null,
      shippingCountry: 'CA',
      shippingFrom: 'Delta, British Columbia',
      widthMm: 600,
    },
  )
  await shop.list(
    { en: 'Alder plank' },
    {
      ...priced(9_900),
      color: 'Natural oak, black',
      material: 'Oak veneer, MDF',
      certifications: ['ETL (CSA C22.2 No. 250.0)'],
      content: 2,
      contentUnit: 'm2',
      leadTimeDays: 40,
    },
  )
})

const alder = (choices: object) => shop.find('alder', choices)

describe('a choice of the trade', () => {
  test.each([
    ['a colour, however it is written', { color: ['black'] }, ['Alder faucet', 'Alder plank']],
    ['two colours', { color: ['white', 'wood'] }, ['Alder plank', 'Alder tile']],
    ['a material', { material: ['ceramic'] }, ['Alder tile']],
    ['a certificate, whatever its standard', { cert: ['csa'] }, ['Alder faucet']],
    ['weeks until it arrives', { arrives: 4 }, ['Alder faucet', 'Alder tile']],
    ['two weeks, which goods in Canada arrive in', { arrives: 2 }, ['Alder tile']],
    ['Canada as the place it ships from', { fromCanada: true }, ['Alder tile']],
    ['a price per m²', { m2: { min: 4_950, max: 8_399 } }, ['Alder plank']],
    ['a price per m² with both ends', { m2: { min: 4_950, max: 8_400 } }, ['Alder plank', 'Alder tile']],
    ['a width', { width: { max: 600 } }, ['Alder faucet', 'Alder tile']],
    ['several', { color: ['black'], priceMax: 15_000, arrives: 4 }, ['Alder faucet']],
    ['a supplier nobody knows', { supplier: ['nobody'] }, []],
  ])('of %s leaves what meets it', async (_, choices, names) => {
    expect((await alder(choices)).toSorted()).toEqual(names)
  })

  test('of a supplier leaves their products, and names them however few they are', async () => {
    const { facets } = await shop.search({ text: 'alder' })
    const [supplier] = facets.suppliers
    expect(supplier).toMatchObject({ count: 3 })
    expect(await alder({ supplier: [supplier?.value ?? ''] })).toHaveLength(3)
  })

  test('is counted as what it leaves, beside any other', async () => {
    const scope = { sort: 'relevance' } as const
    for (const chosen of [
      {},
      { color: 'black' },
      { cert: ['ks', 'csa'], arrives: '4' },
      { m2: '10-90', ships: 'canada' },
    ]) {
      const browse = readBrowse({ q: 'alder', ...chosen }, scope)
      const { facets } = await shop.search(browse)
      const offers = filterOptions(browse, scope, facets)
      const inUse = new Set(offers.filter(({ on }) => on).map(({ facet }) => facet))
      for (const { facet, value, next, count } of offers)
        // Beside a chosen value of its own kind, one adds to what is found.
        if (!inUse.has(facet))
          expect.soft((await shop.search(next)).total, `${facet} ${JSON.stringify(value)}`).toBe(count)
    }
  })

  test('orders by the price of a square metre, what has none at the end', async () => {
    expect(await alder({ sort: 'price-m2' })).toEqual(['Alder plank', 'Alder tile', 'Alder faucet'])
  })

  test('follows a change of the product at once', async () => {
    const id = await shop.list({ en: 'Rowan tap' }, { color: 'White', certifications: ['NSF/ANSI 61'] })
    await world.system.change('products', id, { color: 'Navy', leadTimeDays: 5, certifications: ['KC'] })
    expect(await shop.find('rowan', { color: ['blue'], cert: ['kc'], arrives: 2 })).toEqual(['Rowan tap'])
    expect(await shop.find('rowan', { color: ['white'] })).toEqual([])
    expect(await shop.find('rowan', { cert: ['nsf'] })).toEqual([])
  })
})

describe('from and to, as a form sends them,', () => {
  test.each([
    ['en', { price: ['', '150'], color: 'black' }, '/products?price=-150&color=black'],
    ['fr', { m2: ['12,50', ''], page: '3' }, '/fr/products?m2=12.50-'],
  ])('lead on in %s from %j to %s', async (locale, searchParams, address) => {
    const { FindRoute } = await import('@/app/(store)/[locale]/list/find-route')
    const { listCards } = await import('@/features/shop/list/queries')
    const params = Promise.resolve({ locale, list: ['products'] })
    const asked = { params, searchParams: Promise.resolve(searchParams) }
    await expect(FindRoute({ ...asked, read: listCards, show: () => null })).rejects.toMatchObject({
      digest: expect.stringContaining(`;${address};`),
    })
  })

  test('stay where they are if they make no sense, and the list says so (rule C41)', async () => {
    const { FindRoute } = await import('@/app/(store)/[locale]/list/find-route')
    const { listCards } = await import('@/features/shop/list/queries')
    const params = Promise.resolve({ locale: 'ko', list: ['products'] })
    const searchParams = Promise.resolve({ price: ['200', '100'], width: ['-1', '5'] })
    const page = await FindRoute({ params, searchParams, read: listCards, show: () => null })
    expect(inspect(page, { depth: 8 })).toContain('hasLeftOut: true')
  })
})

describe('the dictionary', () => {
  test('has every colour, material and certificate that an address may name, in the same order', async () => {
    const rows = await ask<{ kind: string; marks: string[] }>(
      'select kind, array_agg(mark order by bit) as marks from search.marks group by 1',
    )
    expect(Object.fromEntries(rows.map(({ kind, marks }) => [kind, marks]))).toEqual(MARKS)
    const unheard = await ask(
      'select kind, mark from search.marks m where not exists (select from search.mark_words w where w.kind = m.kind and w.bit = m.bit)',
    )
    expect(unheard).toEqual([])
  })

  test.each([
    ['color', 'Matte Black', ['black']],
    ['color', 'Charcoal', ['grey']],
    ['color', 'Opal white, brushed brass', ['white', 'gold']],
    ['color', 'Oiled oak or black', ['black', 'wood']],
    ['color', 'Blanc cassé', ['white']],
    ['color', '무광블랙', ['black']],
    ['color', 'Blackened', []],
    ['material', 'Stainless steel 304, 1.5 mm', ['stainless']],
    ['material', 'Stainless steel, powder coated steel', ['stainless', 'steel']],
    ['material', 'Stone-plastic composite, PVC wear layer', ['plastic']],
    ['material', 'Grès cérame', ['ceramic']],
    ['cert', 'CSA B125.1', ['csa']],
    ['cert', 'CAN/ULC-S102.2', ['ulc']],
    ['cert', 'NSF/ANSI/CAN 61', ['nsf']],
    ['cert', 'ANSI/BIFMA X5.4', ['ansi']],
    ['cert', 'KC인증', ['kc']],
    ['cert', 'CARB Phase 2 / TSCA Title VI', ['carb']],
  ] as const)('reads the %s “%s” as %j', async (kind, written, marks) => {
    const { live } = world.ids.products
    await ask(WRITE[kind], [live, written])
    const [row] = await ask<Record<typeof kind, number>>(
      'select color, material, cert from search.goods where id = $1',
      [live],
    )
    expect(MARKS[kind].filter((_, bit) => (row?.[kind] ?? 0) & (1 << bit))).toEqual(marks)
  })

  test('takes the same days as the note on a product says', async () => {
    for (const shippingCountry of ['CA', 'KR'] as const)
      for (const leadTimeDays of [null, 1, 11, 12, 13, 365]) {
        await ask(
          `update products set lead_time_days = $1, shipping_country = $2::enum_products_shipping_country where id = $3`,
          [leadTimeDays, shippingCountry, world.ids.products.live],
        )
        const [row] = await ask<{ days: number }>('select days from search.goods where id = $1', [
          world.ids.products.live,
        ])
        expect(row?.days).toBe(arrivalOf({ shippingCountry, leadTimeDays }).maxDays)
      }
  })
})
