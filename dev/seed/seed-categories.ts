import { cleanSlug } from '@/domain/products/category'
import { FIRST_CATEGORIES, type FirstCategory } from '@/server/texts/first-content/texts'
import type { Clock } from './clock'
import { idOf } from './ids'
import { put, translate, type Doc, type Seed } from './store'

/** By its path, '{main} > {sub}' or the name of a room. */
export const categoryId = (path: string) => idOf('category', path)

/** The tree of rule C21, rooms before what is sold for them. */
export async function seedCategories(seed: Seed) {
  await put(
    seed,
    'categories',
    FIRST_CATEGORIES.map((node) => category(node, seed.clock)),
  )
  const told = FIRST_CATEGORIES.map(({ path, name }) => ({ id: categoryId(path), texts: { name } }))
  await translate(seed, 'categories_locales', told)
}

function category({ path, name, parent, position }: FirstCategory, clock: Clock): Doc<'categories'> {
  return {
    id: categoryId(path),
    name: name.en,
    slug: cleanSlug(name.en),
    parent: parent && categoryId(parent),
    position,
    createdAt: clock.daysAgo(469, path),
  }
}
