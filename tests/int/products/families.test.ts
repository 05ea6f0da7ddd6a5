import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_FAMILY } from '@/domain/products/cards/family'
import { readBrowse } from '@/domain/search/browse'
import { listOfSeller } from '@/features/shop/list/list-of-seller'
import { listRelated } from '@/features/shop/list/list-related'
import { listProductPage } from '@/features/shop/list/queries'
import { listFamily } from '@/features/shop/product/facts/list-family'
import { getProduct } from '@/features/shop/product/get-product'
import { getSupplier } from '@/features/shop/supplier/get-supplier'
import { updateLists } from '@/server/search/lists/update-lists'
import { searchProvider } from '@/server/search'
import { aProduct } from '~/tests/support/factories/catalogue'
import { unique } from '~/tests/support/factories/unique'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
const rails: Record<string, string> = {}
const PRICES = { brass: 5_200, black: 4_900, chrome: 4_600, tall: 7_000 }

async function list(name: string, more: object = {}) {
  const { sellers, categories, media } = world.ids
  const product = aProduct(sellers.seller, categories.sub, media.sellers)
  return world.system.make('products', { ...product, name, status: 'approved', ...more })
}
const priced = (unitPrice: number) => ({ moqPrices: [{ minQty: 1, maxQty: 999_999, unitPrice }] })
const change = (id: string | undefined, data: object) => world.system.change('products', id ?? '', data)
const tidy = () => updateLists((statement) => world.payload.db.drizzle.execute(sql.raw(statement)))

beforeAll(async () => {
  world = await openWorld()
  const rail = { family: 'Towel rail', dimensions: '600 × 140 mm' }
  rails.brass = await list('Quince rail, brass', { ...rail, color: 'Brushed brass', ...priced(PRICES.brass) })
  rails.black = await list('Quince rail, black', { ...rail, color: 'Matte black', ...priced(PRICES.black) })
  rails.chrome = await list('Quince rail, chrome', {
    ...rail,
    family: ' TOWEL  rail',
    color: 'Chrome',
    stock: 0,
    ...priced(PRICES.chrome),
  })
})
beforeEach(tidy)

const family = (id: string | undefined, locale: 'en' | 'fr' = 'en') => listFamily(locale, id ?? '')
const finishesOf = async (id: string | undefined) => (await family(id)).finishes.map(({ label }) => label)
const among = (ids: string[]) => Object.keys(rails).filter((name) => ids.includes(rails[name] ?? ''))
const plain = async (at: Parameters<typeof listProductPage>[1] = 'newest') => {
  const { cards } = await listProductPage('en', at, 1)
  return among(cards.map(({ id }) => id))
}
const search = (query: object = {}) =>
  searchProvider.search(readBrowse({ ...query }, { sort: 'newest' }), 'en')
const found = async (query: object) => among((await search(query)).ids)

describe('the page of a member', () => {
  test('leads to the others of the seller and subcategory, however the name is written, with their colours', async () => {
    expect(await family(rails.black)).toMatchObject({
      finishes: [
        { label: 'Chrome', member: { id: rails.chrome, color: 'silver', isSoldOut: true }, isHere: false },
        { label: 'Matte black', member: { id: rails.black, color: 'black', isSoldOut: false }, isHere: true },
        {
          label: 'Brushed brass',
          member: { id: rails.brass, color: 'gold', isSoldOut: false },
          isHere: false,
        },
      ],
      sizes: [],
    })
  })

  test('says finishes in the language of the reader', async () => {
    await world.system.change('products', rails.brass ?? '', { color: 'Laiton brossé' }, { locale: 'fr' })
    const { finishes } = await family(rails.black, 'fr')
    expect(finishes.map(({ label, member }) => [label, member.finishLang])).toEqual([
      ['Chrome', 'en'],
      ['Matte black', 'en'],
      ['Laiton brossé', undefined],
    ])
  })

  test('says nothing of the family of another seller, or of the same name in another subcategory', async () => {
    const { otherSeller } = world.ids.sellers
    const images = [world.ids.media.house]
    const foreign = await list('Quince rail of another', {
      family: 'Towel rail',
      seller: otherSeller,
      images,
      color: 'White',
    })
    const apart = await list('Quince hook', { family: 'Towel rail', listedIn: world.ids.categories.spare })
    expect(await finishesOf(foreign)).toEqual([])
    expect(await finishesOf(apart)).toEqual([])
    expect(await finishesOf(rails.brass)).toHaveLength(3)
  })

  test('is without its own family among the related products, which show one of every other', async () => {
    const { live } = world.ids.products
    const related = async (id = '') => (await listRelated('en', id)).map((card) => card.id)
    expect(among(await related(rails.brass))).toEqual([])
    expect(await related(rails.brass)).toContain(live)
    expect(among(await related(live))).toEqual(['chrome'])
  })

  test('never says the name of the family, which nobody has reviewed', async () => {
    expect(JSON.stringify(await getProduct('en', rails.brass ?? ''))).not.toContain('Towel rail')
  })
})

describe('a member that leaves the shop leaves the family', () => {
  test.each([
    ['archived', { archivedAt: '2026-01-01T00:00:00.000Z' }, { archivedAt: null, status: 'approved' }],
    ['made Inactive', { status: 'rejected' }, { status: 'approved' }],
  ])('when it is %s, and is back with it', async (_, gone, back) => {
    await change(rails.black, gone)
    await tidy()
    expect(await finishesOf(rails.brass)).toEqual(['Chrome', 'Brushed brass'])
    expect(await found({})).toEqual(['chrome'])
    await change(rails.black, back)
    expect(await finishesOf(rails.brass)).toHaveLength(3)
  })

  test('when its seller is suspended', async () => {
    const { otherSeller } = world.ids.sellers
    const images = [world.ids.media.house]
    const make = (color: string) =>
      list(unique('Medlar'), { family: 'Medlar', seller: otherSeller, images, color })
    const [one] = [await make('White'), await make('Black')]
    expect(await finishesOf(one)).toHaveLength(2)
    await world.system.change('sellers', otherSeller, { status: 'suspended', statusReason: 'Papers' })
    expect(await finishesOf(one)).toEqual([])
  })

  test('when the seller writes no family any more', async () => {
    await change(rails.black, { family: null })
    expect(await finishesOf(rails.black)).toEqual([])
    expect(await finishesOf(rails.brass)).toEqual(['Chrome', 'Brushed brass'])
    await change(rails.black, { family: 'towel rail' })
  })
})

describe('a list', () => {
  test('shows of a family the member that stands first in its order', async () => {
    expect(await plain()).toEqual(['chrome'])
    expect(await plain({ main: 'kitchen' })).toEqual(['chrome'])
    expect(await plain({ main: 'kitchen', sub: 'faucets' })).toEqual(['chrome'])
    await world.payload.db.drizzle.execute(
      sql`update products set view_count = 900 where id = ${rails.brass}`,
    )
    await tidy()
    expect(await plain('popular')).toEqual(['brass'])
  })

  test('says in what its members differ, and counts each of them', async () => {
    const { cards, total, shown } = await listProductPage('en', 'newest', 1)
    expect(shown).toBe(cards.length)
    expect(cards.find(({ id }) => id === rails.chrome)).toMatchObject({
      family: { kind: 'finishes', count: 3 },
    })
    expect(total).toBe((await search()).total)
    expect(cards.length).toBeLessThan(total)
  })

  test('of a seller shows one card too, and has as many pages as it has cards', async () => {
    const { seller } = world.ids.sellers
    const cards = await listOfSeller('en', seller, 1)
    expect(among(cards.map(({ id }) => id))).toEqual(['chrome'])
    const [row] = (await world.payload.db.drizzle.execute(sql`select slug from sellers where id = ${seller}`))
      .rows
    expect(await getSupplier('en', String(row?.slug))).toMatchObject({ cards: cards.length })
  })

  test.each([
    ['newest first', {}, ['chrome']],
    ['the cheapest first', { sort: 'price-low' }, ['chrome']],
    ['the dearest first', { sort: 'price-high' }, ['brass']],
    ['of those that meet a choice', { color: 'black' }, ['black']],
    ['of those that meet several', { price: '47-60', color: ['black', 'gold'] }, ['black']],
    ['of those in stock', { stock: '1', sort: 'price-low' }, ['black']],
    ['all of them where that is asked for', { show: 'all' }, ['brass', 'black', 'chrome']],
    ['all of them where words are searched', { q: 'quince rail' }, ['brass', 'black', 'chrome']],
  ])('with choices shows one: %s', async (_, query, names) => {
    expect(await found(query)).toEqual(names)
  })

  test('is paged by its cards, while its counts are of products', async () => {
    const [grouped, all] = [await search(), await search({ show: 'all' })]
    expect(all.shown).toBe(all.total)
    expect(grouped).toMatchObject({ total: all.total, facets: all.facets, shown: grouped.ids.length })
    expect(grouped.shown).toBe(all.total - 2)
  })
})

describe('a family that is full', () => {
  /** Others of a family, copied past the hooks, with archived ones that take no place. */
  const fill = async (id: string, others: number) => {
    await world.payload.db.drizzle.execute(sql`
      insert into products select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'sku', p.id || '-' || n,
        'is_live', false, 'status', 'rejected', 'archived_at', case when n > ${others} then now() end))).*
      from products p, generate_series(1, ${others + 5}) as n where p.id = ${id}`)
  }
  const full = { code: 'product.familyFull', path: 'family', params: { max: MAX_FAMILY } }
  const refused = { data: { errors: [expect.objectContaining(full)] } }
  const familyNow = async (id: string) => {
    const { rows } = await world.payload.db.drizzle.execute(sql`select family from products where id = ${id}`)
    return rows[0]?.family
  }

  test('takes no more: not a new one, not one of another family, not an archived one that comes back', async () => {
    const first = await list('Loquat', { family: 'Loquat' })
    const other = await list('Loquat of another', { family: 'Other' })
    const gone = await list('Loquat, archived', { family: 'Loquat' })
    await change(gone, { archivedAt: '2026-01-01T00:00:00.000Z' })
    await fill(first, MAX_FAMILY - 2)
    const last = await list('Loquat, the last', { family: ' LOQUAT ' })
    await expect(list('Loquat, one more', { family: 'loquat' })).rejects.toMatchObject(refused)
    await expect(change(other, { family: 'Loquat' })).rejects.toMatchObject(refused)
    await expect(change(gone, { archivedAt: null })).rejects.toMatchObject(refused)
    expect(await familyNow(other)).toBe('Other')
    // Members are saved as before, and a place that is left is taken again.
    await change(first, { family: 'LOQUAT', stock: 7 })
    await change(last, { family: null })
    await change(other, { family: 'Loquat' })
    expect(await familyNow(other)).toBe('Loquat')
  })

  test('takes one of two that come into its last place at once', async () => {
    const first = await list('Pomelo', { family: 'Pomelo' })
    await fill(first, MAX_FAMILY - 2)
    const both = await Promise.allSettled([
      list('Pomelo, one', { family: 'Pomelo' }),
      list('Pomelo, two', { family: 'Pomelo' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

test('a name that is too long is refused, and nothing is changed', async () => {
  await expect(change(rails.brass, { family: 'x'.repeat(61) })).rejects.toThrow()
  expect(await finishesOf(rails.brass)).toHaveLength(3)
})
