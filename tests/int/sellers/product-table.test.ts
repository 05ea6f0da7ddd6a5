import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/locale'
import type { Actor } from '@/domain/people/actor'
import { readProductTableQuery } from '@/domain/products/listing/product-table-query'
import { listOwnProducts } from '@/features/selling/listing/table/list-own-products'
import { aProduct, aProductChange } from '~/tests/support/factories/catalogue'
import { aSeller, aUser } from '~/tests/support/factories/people'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let seller: string
/** Ids by SKU. */
const ids: Record<string, string> = {}

const active = (id: string): Actor => ({ kind: 'seller', id, status: 'active' })
const read = (query: string, locale: Locale = 'en', actor = active(seller)) =>
  listOwnProducts(actor, readProductTableQuery(Object.fromEntries(new URLSearchParams(query))), locale)
const skus = async (query: string, locale?: Locale) =>
  (await read(query, locale)).products.map(({ sku }) => sku)
const rowOf = async (sku: string, locale?: Locale) =>
  (await read(`q=${sku}`, locale)).products.find((product) => product.sku === sku)

/** A product with a name in each given language; the first made is the oldest. */
async function make(sku: string, name: Partial<Record<Locale, string>>, more: object = {}) {
  const { categories, media } = world.ids
  const { en, fr, ko } = { fr: undefined, ko: undefined, ...name }
  const data = { ...aProduct(seller, categories.sub, media.house), sku, ...more }
  const id = await world.system.make('products', { ...data, name: en })
  if (fr) await world.system.change('products', id, { name: fr, description: 'En bois.' }, { locale: 'fr' })
  if (ko) await world.system.change('products', id, { name: ko }, { locale: 'ko' })
  const hour = Object.keys(ids).length
  await run(
    sql`update products set created_at = timestamptz '2026-01-01' + make_interval(hours => ${hour}) where id = ${id}`,
  )
  ids[sku] = id
  return id
}
const run = (statement: ReturnType<typeof sql>) => world.payload.db.drizzle.execute(statement)

beforeAll(async () => {
  world = await openWorld()
  seller = await world.system.make('users', aUser('tabler', 'seller'))
  await world.system.make('sellers', aSeller(seller, 'tabler', 'active'))
  await make(
    'OAK-1',
    { en: 'Oak table', fr: 'Table en chêne', ko: '참나무 식탁' },
    { status: 'approved', stock: 9 },
  )
  await make('ELM-2', { en: 'elm bench', fr: 'Banc d’orme' }, { stock: 0, madeToOrder: true })
  await make('ASH_3', { en: 'Ash shelf 100%' }, { status: 'rejected', statusReason: 'Which ash?', stock: 30 })
  await make('YEW-4', { en: 'Yew stool' }, { status: 'approved', stock: 7 })
  await world.system.change('products', ids['YEW-4'] ?? '', { archivedAt: new Date().toISOString() })
  await run(sql`update products set view_count = case sku when 'ELM-2' then 80 else 3 end, price_from = case sku when 'ELM-2' then 100 else 900 end
    where seller_id = ${seller}`)
})

describe('a row of the table', () => {
  it('has what it shows and what decides why the product is where it is', async () => {
    expect(await rowOf('OAK-1', 'fr')).toEqual({
      id: ids['OAK-1'],
      sku: 'OAK-1',
      name: 'Table en chêne',
      lang: null,
      picture: expect.stringMatching(/^\/img\/.*-400$/),
      category: expect.stringContaining(' > '),
      stock: 9,
      available: 9,
      madeToOrder: false,
      tiers: [
        { minQty: 1, maxQty: 9, unitPrice: expect.any(Number) },
        { minQty: 10, maxQty: 999_999, unitPrice: expect.any(Number) },
      ],
      status: 'approved',
      statusReason: null,
      changesAsked: null,
      shippingCountry: expect.stringMatching(/^(CA|KR)$/),
      archivedAt: null,
      isLive: true,
      views: expect.any(Number),
      waitingSince: '2026-01-01T00:00:00+00:00',
      change: null,
      named: ['en', 'fr', 'ko'],
      described: ['en', 'fr'],
      hsCode: '8481.80',
      hasBox: true,
      leadTimeDays: 14,
      pictures: 1,
    })
  })

  it('has the English name with its language where there is none in the reader’s', async () => {
    expect(await rowOf('ELM-2', 'ko')).toMatchObject({ name: 'elm bench', lang: 'en' })
    expect(await rowOf('OAK-1', 'ko')).toMatchObject({ name: '참나무 식탁', lang: null })
    expect(await rowOf('OAK-1', 'en')).toMatchObject({ name: 'Oak table', lang: null })
  })

  it('has the category in the reader’s language', async () => {
    const { sub } = world.ids.categories
    const { parent } = await world.system.get('categories', sub)
    await world.system.change('categories', String(parent), { name: 'Cuisine' }, { locale: 'fr' })
    await world.system.change('categories', sub, { name: 'Robinets' }, { locale: 'fr' })
    expect(await rowOf('OAK-1', 'fr')).toMatchObject({ category: 'Cuisine > Robinets' })
    expect(await rowOf('OAK-1', 'en')).toMatchObject({ category: 'Kitchen > Faucets' })
  })

  it('has the newest change request, and the stock without what is reserved', async () => {
    const product = ids['OAK-1'] ?? ''
    await world.system.make('product-changes', { ...aProductChange(seller, product), status: 'withdrawn' })
    const newest = { ...aProductChange(seller, product), status: 'changes_requested', reason: 'Too dark.' }
    await world.system.make('product-changes', newest)
    await run(sql`update products set reserved = 2 where id = ${product}`)
    expect(await rowOf('OAK-1')).toMatchObject({
      change: { status: 'changes_requested', reason: 'Too dark.', sentAt: expect.any(String) },
      stock: 9,
      available: 7,
    })
  })

  it('waits since it was listed, and after a decision since it was last saved', async () => {
    const [waiting] = (await read('filter=pending')).products
    expect(waiting).toMatchObject({ sku: 'ELM-2', waitingSince: '2026-01-01T01:00:00+00:00' })
    await run(
      sql`update products set approved_at = now(), updated_at = '2026-03-01T10:00:00Z' where id = ${waiting?.id}`,
    )
    expect(await rowOf('ELM-2')).toMatchObject({ waitingSince: '2026-03-01T10:00:00+00:00' })
    await run(sql`update products set approved_at = null where id = ${waiting?.id}`)
  })
})

describe('the table', () => {
  it.each([
    ['', ['ASH_3', 'ELM-2', 'OAK-1']],
    ['filter=active', ['OAK-1']],
    ['filter=pending', ['ELM-2']],
    ['filter=inactive', ['ASH_3']],
    ['filter=archived', ['YEW-4']],
    ['filter=nonsense', ['ASH_3', 'ELM-2', 'OAK-1']],
  ])('filters: %s', async (query, found) => {
    expect(await skus(query)).toEqual(found)
  })

  it.each([
    ['sort=name', 'en', ['ASH_3', 'ELM-2', 'OAK-1']],
    ['sort=name', 'fr', ['ASH_3', 'ELM-2', 'OAK-1']],
    ['sort=stock', 'en', ['ELM-2', 'OAK-1', 'ASH_3']],
    ['sort=price', 'en', ['ELM-2', 'OAK-1', 'ASH_3']],
    ['sort=views', 'en', ['ELM-2', 'ASH_3', 'OAK-1']],
  ] as const)('sorts: %s in %s', async (query, locale, found) => {
    expect(await skus(query, locale)).toEqual(found)
  })

  it.each([
    ['oak', ['OAK-1']],
    ['ChênE', ['OAK-1']],
    ['식탁', ['OAK-1']],
    ['orme banc', ['ELM-2']],
    ['chêne oak-1', ['OAK-1']],
    ['oak elm', []],
    ['elm-', ['ELM-2']],
    ['100%', ['ASH_3']],
    ['_', ['ASH_3']],
    ['%', ['ASH_3']],
    ['\\', []],
    ["'; drop table products; --", []],
    ['Faucet', []],
  ])('finds in names of every language and in the SKU: %s', async (q, found) => {
    expect(await skus(`q=${encodeURIComponent(q)}`)).toEqual(found)
  })

  it('searches within a filter', async () => {
    expect(await skus('q=yew')).toEqual([])
    expect(await skus('q=yew&filter=archived')).toEqual(['YEW-4'])
  })

  it('says whether there is anything at all, and nothing of pages past the end', async () => {
    expect(await read('q=nothing')).toEqual({
      products: [],
      hasMore: false,
      hasAny: true,
      drafts: expect.any(Number),
    })
    expect(await read('page=9999')).toEqual({
      products: [],
      hasMore: false,
      hasAny: true,
      drafts: expect.any(Number),
    })
    const newcomer = await world.system.make('users', aUser('starter', 'seller'))
    expect(await read('', 'en', active(newcomer))).toEqual({
      products: [],
      hasMore: false,
      hasAny: false,
      drafts: expect.any(Number),
    })
  })

  it('has none of another seller, and other sellers none of these', async () => {
    const others = await read('', 'en', active(world.ids.users.otherSeller))
    expect(others.hasAny).toBe(true)
    const own = (await read('')).products.map(({ id }) => id)
    expect(others.products.filter(({ id }) => own.includes(id))).toEqual([])
  })
})

describe('who may read it', () => {
  it.each<Actor>([
    { kind: 'visitor' },
    { kind: 'system' },
    { kind: 'buyer', id: 'b' },
    { kind: 'seller', id: 'p', status: 'pending' },
    { kind: 'seller', id: 'r', status: 'rejected' },
    { kind: 'staff', id: 'a', role: 'admin' },
  ])('not $kind $status', async (actor) => {
    await expect(read('', 'en', actor)).rejects.toThrow('active and suspended sellers')
  })

  it('a suspended seller, who may be owed money', async () => {
    const { products } = await read('', 'en', { kind: 'seller', id: seller, status: 'suspended' })
    expect(products).toHaveLength(3)
  })
})
