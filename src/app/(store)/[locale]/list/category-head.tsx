import { CategoryPicture } from '@/ui/category-picture'
import type { ListPlace } from './list-place'
import { Subcategories } from './subcategories'

/** A category's links to its subcategories. Other lists have none. */
export function CategoryHead({ place: { main, sub } }: { place: ListPlace }) {
  return main ? <Subcategories main={main} current={sub?.slug} /> : null
}

/** A main category shows its picture; subcategories and other lists do not. */
export function CategoryHeadPicture({ place: { main, sub } }: { place: ListPlace }) {
  if (!main || sub) return null
  return <CategoryPicture slug={main.slug} sizes="18rem" eager className="hidden aspect-4/3 w-72 md:block" />
}
