import type { Browse } from '@/domain/search/browse'
import type { Locale } from '@/domain/locale'
import { searchProvider } from '@/server/search'
import { aProduct } from './factories/catalogue'
import type { World } from './open-world'

const PLAIN: Browse = { text: '', origins: [], inStock: false, sort: 'relevance', page: 1 }

type Names = { en: string; fr?: string; ko?: string }
export type Shop = ReturnType<typeof openShop>

/** A seller who lists, and a buyer who looks. Products go by their English names. */
export function openShop({ system, ids }: Pick<World, 'system' | 'ids'>) {
  const names = new Map<string, string>()
  const search = (browse: Partial<Browse>, locale: Locale = 'en') =>
    searchProvider.search({ ...PLAIN, ...browse }, locale)
  return {
    search,
    list: async ({ en, fr, ko }: Names, data: object = {}) => {
      const product = aProduct(ids.sellers.seller, ids.categories.spare, ids.media.sellers)
      const plain = { description: 'Well made.', material: 'Wood', color: 'Plain', status: 'approved' }
      const id = await system.make('products', { ...product, ...plain, name: en, ...data })
      for (const [locale, name] of Object.entries({ fr, ko }))
        await system.change('products', id, { name: name ?? '' }, { locale })
      names.set(id, en)
      return id
    },
    suggest: (text: string, locale: Locale = 'en') => searchProvider.suggest(text, locale),
    find: async (text: string, browse: Partial<Browse> = {}, locale: Locale = 'en') => {
      const found = await search({ text, ...browse }, locale)
      return found.ids.map((id) => names.get(id) ?? id)
    },
  }
}
