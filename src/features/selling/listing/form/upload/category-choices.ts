import 'server-only'
import type { Locale } from '@/domain/locale'
import { asksOf } from '@/domain/products/listing/category-asks'
import type { CategoryChoice } from '@/domain/products/listing/judge-product'
import { listCategoryTree } from '@/server/products/category-tree'

/** The categories a product can be listed in, in the reader's language. */
export async function listCategoryChoices(locale: Locale): Promise<CategoryChoice[]> {
  const tree = await listCategoryTree(locale)
  return tree.map(({ id, slug, name, children }) => ({
    id,
    name,
    subs: children.map((child) => ({
      id: child.id,
      name: child.name,
      asks: asksOf(slug, child.slug),
    })),
  }))
}
