import { beforeAll, describe, expect, test } from 'vitest'
import { SORTS, type Browse } from '@/domain/search/browse'
import { filterOptions } from '@/domain/search/filter-options'
import type { Locale } from '@/domain/locale'
import { MOST, LIST_PAGE_SIZE, type SearchProvider } from '@/server/search/provider'
import { Busy } from '@/server/storage/semaphore'
import { openWorld, type World } from '~/tests/support/open-world'
import { tellsMentions } from './mentions'
import { ask, listProducts, skuOf } from './products'
import { makesSuggestions } from './suggestions'

/** A provider, and how to keep it from answering until the returned function is called. */
type Subject = {
  provider: SearchProvider
  stall: () => Promise<() => Promise<void>>
  /** Called once the products are there. */
  listed?: () => Promise<void>
}

const PLAIN: Browse = { text: '', origins: [], inStock: false, sort: 'relevance', page: 1 }
const SCOPE = { sort: 'relevance' } as const
const LONGEST_WAIT = 6_000

/** What SearchProvider promises. Another engine is tried by one more call of this. */
export function keepsContract(name: string, { provider, stall, listed }: Subject) {
  let world: World
  let hornbeam: string
  beforeAll(async () => {
    world = await openWorld()
    hornbeam = await listProducts(world)
    await listed?.()
  })

  const search = (browse: Partial<Browse>, locale: Locale = 'en') =>
    provider.search({ ...PLAIN, ...browse }, locale)
  const namesOf = async (ids: string[]) => {
    const rows = await ask<{ name: string }>(
      `select name from unnest($1::uuid[]) with ordinality as found (id, at)
       join products_locales on _parent_id = found.id and _locale = 'en' order by at`,
      [ids],
    )
    return rows.map((row) => row.name)
  }
  const find = async (browse: Partial<Browse>, locale?: Locale) => namesOf((await search(browse, locale)).ids)

  describe(`${name}: products`, () => {
    test('are found while they are live, within a second of every change', async () => {
      expect(await find({ text: 'hornbeam shelf' })).not.toContain('Hornbeam shelf')
      await world.system.change('products', hornbeam, { status: 'rejected', statusReason: 'Not ours.' })
      await expect.poll(() => find({ text: 'hornbeam bench' })).not.toContain('Hornbeam bench')
      const suggested = await provider.suggest('hornbeam', 'en')
      expect(suggested.map(({ text }) => text)).not.toContain('Hornbeam bench')
      await world.system.change('products', hornbeam, { status: 'approved' })
      await expect.poll(() => find({ text: 'hornbeam bench' })).toEqual(['Hornbeam bench'])
    })
  })

  describe(`${name}: texts`, () => {
    test.each<[string, Locale]>([
      ['HORNBEAM bench', 'ko'],
      ['banc forets', 'en'],
      ['서어나무', 'fr'],
    ])('%s is found, whatever the reader’s language', async (text, locale) => {
      expect(await find({ text }, locale)).toEqual(['Hornbeam bench'])
    })

    test('have to match whole, or to begin a SKU', async () => {
      expect(await find({ text: 'hornbeam stool' })).toEqual(['Hornbeam stool'])
      expect(await find({ text: 'hrn 1' })).toEqual(['Linden box'])
    })

    test('that are empty match everything', async () => {
      const [{ n = 0 } = {}] = await ask<{ n: number }>(
        'select count(*)::int as n from products where is_live',
      )
      expect(n).toBeGreaterThan(MOST)
      expect(await search({})).toMatchObject({ total: MOST, capped: true })
    })

    test.each(["a' & b | !c <-> :* \\", '%_%', '\ud800', 'oak '.repeat(2_000), '😀'])(
      '%j is a valid one',
      async (text) => {
        expect((await search({ text })).ids.length).toBeLessThanOrEqual(LIST_PAGE_SIZE)
        expect(await provider.suggest(text, 'en')).toBeInstanceOf(Array)
      },
    )
  })

  describe(`${name}: a page`, () => {
    const ORDERS: Partial<Record<Browse['sort'], string>> = {
      newest: 'created_at desc, id desc',
      'price-low': 'price_from, id',
      'price-high': 'price_from desc, id desc',
      rating: 'round(rating_sum / rating_count, 3) desc, created_at desc, id desc',
    }

    test.each(Object.entries(ORDERS))(
      'in the order of %s is exact, however many are found',
      async (sort, order) => {
        for (const [choice, condition] of [
          [{}, 'true'],
          [{ moqMax: 10, origins: ['Place 1', 'Place 2'] }, `moq <= 10 and origin in ('Place 1', 'Place 2')`],
        ] as const) {
          const sorted = await ask<{ id: string }>(
            `select id from products where is_live and sku like 'MANY-%' and ${condition} order by ${order}`,
          )
          for (const page of [1, 2, 5]) {
            const browse = { ...choice, origins: [...('origins' in choice ? choice.origins : [])] }
            const { ids } = await search({ text: 'many', ...browse, sort: sort as Browse['sort'], page })
            expect(ids).toEqual(
              sorted.slice(LIST_PAGE_SIZE * (page - 1), LIST_PAGE_SIZE * page).map(({ id }) => id),
            )
          }
        }
      },
    )

    test.each(SORTS)('in the order of %s is another one than all before it, up to the last', async (sort) => {
      const last = Math.ceil(MOST / LIST_PAGE_SIZE)
      const seen = new Set<string>()
      for (let page = 1; page <= last; page++)
        for (const id of (await search({ text: 'many', sort, page })).ids) seen.add(id)
      expect(seen.size).toBe(MOST)
      expect((await search({ text: 'many', sort, page: last + 1 })).ids).toEqual([])
      expect((await search({ text: 'many', sort, page: 999 })).ids).toEqual([])
    })

    test('of relevance begins with SKUs, then names, then what only tells of it', async () => {
      const [first] = (await search({ text: 'many-7' })).ids
      expect(await ask('select sku from products where id = $1', [first])).toEqual([{ sku: 'MANY-7' }])
      const found = await find({ text: 'hornbeam' })
      expect(found.at(-1)).toBe('Linden box')
      expect(found[0]).toBe('Hornbeam stool')
      expect(found).toHaveLength(4)
    })

    tellsMentions(search, namesOf)

    test('name the one product whose SKU is the whole text', async () => {
      const named = async (text: string) => skuOf((await search({ text })).exact)
      expect(await Promise.all(['many 7', 'MANY-', 'hornbeam'].map(named))).toEqual(['MANY-7', null, null])
    })
  })

  describe(`${name}: counts`, () => {
    test('are exact up to a limit, and say where there are more', async () => {
      expect(await search({ text: 'hornbeam' })).toMatchObject({ total: 4, capped: false })
      expect(await search({ text: 'many' })).toMatchObject({ total: MOST, capped: true })
      const [{ n = 0 } = {}] = await ask<{ n: number }>(
        `select count(*)::int as n from products where is_live and sku like 'MANY-%' and moq <= 10`,
      )
      expect(await search({ text: 'many', moqMax: 10 })).toMatchObject({ total: n, capped: false })
    })

    test.each<[string, Partial<Browse>]>([
      ['nothing', {}],
      ['a price', { priceMin: 0, priceMax: 1_000 }],
      ['a category', { main: 'kitchen' }],
      ['two kinds', { moqMax: 10, ratingMin: 3 }],
      ['what leaves nothing', { priceMin: 900_000 }],
    ])('of facets are what each option leaves, where %s is chosen', async (_, choice) => {
      for (const text of ['hornbeam', 'many']) {
        const browse = { ...PLAIN, ...choice, text }
        const { facets, partial } = await search(browse)
        for (const { facet, next, on, count } of filterOptions(browse, SCOPE, facets)) {
          if (on) continue
          const { total } = await search(next)
          if (partial) expect.soft(total, facet).toBeGreaterThanOrEqual(Math.min(count, MOST))
          else expect.soft(total, facet).toBe(Math.min(count, MOST))
        }
      }
    })
  })

  describe(`${name}: corrections`, () => {
    test('are made where nothing matches, and said', async () => {
      const found = await search({ text: 'honrbeam stool' })
      expect(found.corrected).toBe('hornbeam stool')
      expect(await namesOf(found.ids)).toEqual(['Hornbeam stool'])
      expect(found.marks).toContain('hornbeam')
    })

    test('are not made where only the filters leave nothing', async () => {
      const found = await search({ text: 'hornbeam', priceMin: 900_000 })
      expect(found).toMatchObject({ ids: [], total: 0, capped: false })
      expect(found.corrected).toBeUndefined()
    })

    test('of no known word find nothing', async () => {
      const found = await search({ text: 'qqqxyzzy' })
      expect(found).toMatchObject({ ids: [], total: 0, capped: false, partial: false })
      expect(found.corrected).toBeUndefined()
    })
  })

  describe(`${name}: suggestions`, () => makesSuggestions(provider, () => ({ world, hornbeam })))

  describe(`${name}: an answer`, () => {
    test('is refused where it takes too long, and given again after that', async () => {
      const release = await stall()
      const began = performance.now()
      const late = [search({ text: 'hornbeam' }), provider.suggest('hornb', 'en')]
      const ends = await Promise.allSettled(late)
      await release()
      expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      expect(performance.now() - began).toBeLessThan(LONGEST_WAIT)
      expect(await find({ text: 'hornbeam stool' })).toEqual(['Hornbeam stool'])
    })

    test('is refused at once where too many wait, and the others are answered', async () => {
      const calls = Array.from({ length: 60 }, () => search({ text: 'hornbeam stool' }))
      const ends = await Promise.allSettled(calls)
      const refused = ends.filter((end) => end.status === 'rejected')
      expect(refused.length).toBeLessThan(60)
      for (const { reason } of refused) expect(reason).toBeInstanceOf(Busy)
    })
  })
}
