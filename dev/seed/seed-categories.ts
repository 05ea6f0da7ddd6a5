import { CATEGORY_TREE, categoryText, cleanSlug } from '@/domain/products/category'
import { readData, required } from './catalogue'
import type { Clock } from './clock'
import { idOf } from './ids'
import { put, translate, type Doc, type Seed } from './store'

type Node = { path: string; name: string; parent?: string; position: number }

const names = readData<Record<string, { fr: string; ko: string }>>('category-names.json')

/** By its path, '{main} > {sub}' or the name of a room. */
export const categoryId = (path: string) => idOf('category', path)

/** The tree of rule C21, rooms before what is sold for them. */
export async function seedCategories(seed: Seed) {
  await put(
    seed,
    'categories',
    NODES.map((node) => category(node, seed.clock)),
  )
  const told = NODES.map(({ path }) => ({
    id: categoryId(path),
    texts: { name: required(names[path], path) },
  }))
  await translate(seed, 'categories_locales', told)
}

const rooms = CATEGORY_TREE.map(({ name }, position): Node => ({ path: name, name, position }))
const subs = CATEGORY_TREE.flatMap((room) =>
  room.subs.map((name, position): Node => ({
    path: categoryText(room.name, name),
    name,
    parent: room.name,
    position,
  })),
)
const NODES = [...rooms, ...subs]

function category({ path, name, parent, position }: Node, clock: Clock): Doc<'categories'> {
  return {
    id: categoryId(path),
    name,
    slug: cleanSlug(name),
    parent: parent && categoryId(parent),
    position,
    createdAt: clock.daysAgo(469, path),
  }
}
