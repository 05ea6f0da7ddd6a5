import { beforeAll, expect, test } from 'vitest'
import { SORTS, type Browse } from '@/domain/search/browse'
import type { SearchProvider } from '@/server/search/provider'
import { ask } from './products'

const PLAIN: Browse = { text: '', origins: [], inStock: false, sort: 'relevance', page: 1 }

const CHOICES: [string, Partial<Browse>][] = [
  ['nothing', {}],
  ['a category', { main: 'kitchen' }],
  ['a subcategory', { main: 'kitchen', sub: 'sinks' }],
  ['a price', { priceMin: 150, priceMax: 180 }],
  ['a quantity and a rating', { moqMax: 10, ratingMin: 4 }],
  ['origins', { origins: ['Place 1', 'Place 3', 'Nowhere'] }],
  ['what is in stock', { inStock: true }],
  ['what arrives soon', { arrives: 4 }],
  ['what ships from Canada', { fromCanada: true }],
  ['colours, materials and certificates', { color: ['black', 'wood'], material: ['wood'], cert: ['csa'] }],
  ['sizes', { length: { min: 1 }, height: { max: 500 } }],
  ['a price per m²', { m2: { min: 1, max: 900_000 } }],
  ['every member of a family', { showAll: true }],
]

const TEXTS = [
  'hornbeam',
  '서어나무 벤치를',
  'banc forets',
  'many',
  'many-7',
  'hrn 1',
  'lid hornbeam',
  'kitchen',
  'honrbeam stol',
]

/** Both answer the same, to the last count: what one finds, in which order, and what each facet says. */
export function equals(one: SearchProvider, other: SearchProvider) {
  beforeAll(async () => {
    // Families of three, one with a price per m², black ones, and some that ship from Canada.
    await ask(`update products set family_key = 'fam' || (substr(sku, 6)::int / 3), family = 'Family'
      where sku like 'MANY-%' and substr(sku, 6)::int % 2 = 0`)
    await ask(`update products set content = 2, content_unit = 'm2', length_mm = 100, height_mm = 400 + substr(sku, 6)::int
      where sku like 'MANY-%' and substr(sku, 6)::int % 5 = 0`)
    await ask(
      `update products set shipping_country = 'CA', lead_time_days = 3 where sku like 'MANY-%' and substr(sku, 6)::int % 7 = 0`,
    )
    await ask(`insert into products_locales (_parent_id, _locale, name, description, color, material)
      select id, 'en', 'Copy', 'Goes with hornbeam.', case when substr(sku, 6)::int % 2 = 0 then 'Matte black' else 'Oak' end, 'Wood'
      from products where sku like 'MANY-%' and substr(sku, 6)::int % 30 = 0`)
  })

  const both = async (browse: Partial<Browse>) => {
    const query = { ...PLAIN, ...browse }
    const answer = await one.search(query, 'en')
    expect(answer).toEqual(await other.search(query, 'en'))
    return answer
  }

  test.each(CHOICES)('with %s chosen', async (_, choice) => {
    for (const text of ['', 'many', 'hornbeam']) await both({ text, ...choice })
  })

  test('with suppliers chosen', async () => {
    const [{ slug = '' } = {}] = await ask<{ slug: string }>(
      "select slug from sellers s where slug is not null and exists (select from products where seller_id = s.id and is_live and sku like 'MANY-%')",
    )
    const { total, facets } = await both({ text: 'many', supplier: [slug, 'nobody'] })
    expect([total > 0, facets.suppliers.map(({ value }) => value).includes(slug)]).toEqual([true, true])
    expect((await both({ text: 'many', supplier: ['nobody'] })).total).toBe(0)
  })

  test.each(TEXTS)('for “%s” in every order', async (text) => {
    for (const sort of SORTS) await both({ text, sort })
    for (const page of [2, 3, 42, 43]) await both({ text, page })
  })

  test.each(SORTS)('without a text in the order of %s, one of each family', async (sort) => {
    for (const page of [1, 2, 20]) await both({ sort, page })
    const [grouped, all] = [await both({ sort, moqMax: 10 }), await both({ sort, moqMax: 10, showAll: true })]
    expect(grouped.shown).toBeLessThan(all.shown)
  })

  test.each(['hornb', 'kitch', '서어', 'many-1', 'hornbeam st'])('in suggestions for “%s”', async (text) => {
    expect(await one.suggest(text, 'en')).toEqual(await other.suggest(text, 'en'))
  })
}
