import type { World } from './open-world'
import type { Slug } from './policy/row'
import type { Doc } from './system'

const read = new WeakMap<World, Map<Slug, Promise<Doc[]>>>()

/** All documents of a collection, read once: for tests that undo what they write. */
export function storedDocs(world: World, slug: Slug): Promise<Doc[]> {
  const known = read.get(world) ?? new Map<Slug, Promise<Doc[]>>()
  read.set(world, known)
  const docs = known.get(slug) ?? world.system.all(slug)
  known.set(slug, docs)
  return docs
}
