import { RoomPicture } from '@/ui/room-picture'
import type { ListPlace } from './list-place'
import { SubCategories } from './sub-categories'

/** A category's way to its sub categories. Other lists have none. */
export function CategoryHead({ place: { main, sub } }: { place: ListPlace }) {
  return main ? <SubCategories main={main} current={sub?.slug} /> : null
}

/** A room shows itself; what is sold for it does not. */
export function CategoryPicture({ place: { main, sub } }: { place: ListPlace }) {
  if (!main || sub) return null
  return <RoomPicture slug={main.slug} sizes="18rem" eager className="hidden aspect-4/3 w-72 md:block" />
}
