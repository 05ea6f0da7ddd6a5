import { CategoryPicture } from '@/ui/category-picture'
import type { ListPlace } from './list-place'
import { Subcategories } from './subcategories'

/** A category's way to its sub categories. Other lists have none. */
export function CategoryHead({ place: { main, sub } }: { place: ListPlace }) {
  return main ? <Subcategories main={main} current={sub?.slug} /> : null
}

/** A room shows itself; what is sold for it does not. */
export function CategoryHeadPicture({ place: { main, sub } }: { place: ListPlace }) {
  if (!main || sub) return null
  return <CategoryPicture slug={main.slug} sizes="18rem" eager className="hidden aspect-4/3 w-72 md:block" />
}
