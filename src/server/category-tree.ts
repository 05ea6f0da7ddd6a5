import 'server-only'
import type { Locale } from '@/domain/locale'
import { localizedText } from '@/domain/localized-text'
import { localePath } from '@/messages/locales'
import { cached } from './cache'
import { asVisitor } from './data'

export type CategoryNode = {
  id: string
  slug: string
  name: string
  english: string
  href: string
  children: CategoryNode[]
}

/** Main categories with their subcategories, in the order set by staff (rule C1). */
export const listCategoryTree = cached(
  'category-tree',
  ['categories'],
  async (locale: Locale): Promise<CategoryNode[]> => {
    const db = await asVisitor()
    const { docs } = await db.find({
      collection: 'categories',
      sort: ['position', 'id'],
      limit: 500,
      locale: 'all',
      pagination: false,
    })
    const node = (row: (typeof docs)[number], base: string): CategoryNode => ({
      id: row.id,
      slug: row.slug,
      name: localizedText(row.name, locale).text,
      english: localizedText(row.name, 'en').text,
      href: localePath(locale, `${base}/${row.slug}`),
      children: docs
        .filter((child) => child.parent === row.id)
        .map((child) => node(child, `/subcategory/${row.slug}`)),
    })
    return docs.filter((row) => !row.parent).map((row) => node(row, '/category'))
  },
)
