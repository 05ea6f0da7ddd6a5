import 'server-only'
import type { Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import type { Room } from '@/domain/pages/room'
import type { ImageView } from '@/domain/products/picture'
import { localePath } from '@/messages/locales'
import { cached } from '@/server/db/cache'
import { asVisitor } from '@/server/db/data'
import { readPictures } from '@/server/storage/picture-views'

export type CategoryNode = {
  id: string
  slug: string
  name: string
  english: string
  href: string
  room?: Room
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
    const shown = new Map(
      await readPictures(
        docs.flatMap(({ picture }) => pictureId(picture)),
        locale,
      ),
    )
    const node = (row: (typeof docs)[number], base: string): CategoryNode => ({
      id: row.id,
      slug: row.slug,
      name: localizedText(row.name, locale).text,
      english: localizedText(row.name, 'en').text,
      href: localePath(locale, `${base}/${row.slug}`),
      ...roomOf(localizedText(row.intro, locale), shown.get(pictureId(row.picture)[0] ?? '')),
      children: docs
        .filter((child) => child.parent === row.id)
        .map((child) => node(child, `/subcategory/${row.slug}`)),
    })
    return docs.filter((row) => !row.parent).map((row) => node(row, '/category'))
  },
)

const pictureId = (picture: unknown) => (typeof picture === 'string' ? [picture] : [])

/** Nothing of it is sent with a category that has neither. */
function roomOf(intro: { text: string; lang?: Locale }, picture: ImageView | undefined): { room?: Room } {
  if (!intro.text && !picture) return {}
  return { room: { ...(intro.text && { intro }), ...(picture && { picture }) } }
}
