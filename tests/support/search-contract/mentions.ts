import { expect, test } from 'vitest'
import type { Browse } from '@/domain/search/browse'
import { LIST_PAGE_SIZE, type SearchResult } from '@/server/search/provider'
import { ask } from './products'

type Search = (browse: Partial<Browse>) => Promise<SearchResult>

/** What a search by relevance tells of products that only mention the text (rule C68). */
export function tellsMentions(search: Search, namesOf: (ids: string[]) => Promise<string[]>) {
  test('of relevance tells apart what only mentions the text, whatever its demand (rule C68)', async () => {
    const parted = async (browse: Partial<Browse>) => {
      const { ids, mentionsFrom } = await search(browse)
      const names = await namesOf(ids)
      return [names.slice(0, mentionsFrom).length, names.slice(mentionsFrom ?? ids.length)]
    }
    expect(await parted({ text: 'hornbeam' })).toEqual([3, ['Linden box']])
    // By its SKU, its category, or where nothing is called so, there is nothing to tell apart.
    expect(await parted({ text: 'hrn 1' })).toEqual([1, []])
    expect(await parted({ text: 'lid hornbeam' })).toEqual([1, []])
    expect(await parted({ text: 'hornbeam', sort: 'newest' })).toEqual([4, []])
    expect(await parted({ text: 'hornbeam', origins: ['Vietnam'] })).toEqual([1, []])
    expect((await search({ text: 'many' })).mentionsFrom).toBeUndefined()
  })

  test('of relevance is whole where one page has both kinds, and the next only the second (rule C68)', async () => {
    const many = await ask<{ id: string }>(
      `insert into products_locales (_parent_id, _locale, name, description)
       select id, 'en', 'Copy', 'Goes with hornbeam.' from products where is_live and sku like 'MANY-%' limit 40
       returning _parent_id as id`,
    )
    try {
      const [one, two] = [await search({ text: 'hornbeam' }), await search({ text: 'hornbeam', page: 2 })]
      expect([one.total, one.mentionsFrom, two.mentionsFrom]).toEqual([44, 3, 0])
      expect([one.ids.length, two.ids.length]).toEqual([LIST_PAGE_SIZE, 20])
      expect(new Set([...one.ids, ...two.ids]).size).toBe(44)
    } finally {
      await ask('delete from products_locales where _parent_id = any($1::uuid[])', [many.map(({ id }) => id)])
    }
    expect(await search({ text: 'hornbeam' })).toMatchObject({ total: 4, mentionsFrom: 3 })
  })
}
