import { CategoryPicture } from '@/ui/category-picture'
import type { ListPlace } from './list-place'
import { Subcategories } from './subcategories'

/** A category's words by staff (rule L29) and the links to its subcategories. Other lists have none. */
export function CategoryHead({ place: { main, sub } }: { place: ListPlace }) {
  if (!main) return null
  const intro = (sub ?? main).room?.intro
  const links = <Subcategories main={main} current={sub?.slug} />
  if (!intro) return links
  return (
    <>
      <p className="mt-2 max-w-prose" lang={intro.lang}>
        {intro.text}
      </p>
      {links}
    </>
  )
}

/** A main category shows its picture, a subcategory one that staff have given it, other lists none. */
export function CategoryHeadPicture({ place: { main, sub } }: { place: ListPlace }) {
  const picture = (sub ?? main)?.room?.picture
  if (!main || (sub && !picture)) return null
  return (
    <CategoryPicture
      slug={main.slug}
      picture={picture}
      sizes="18rem"
      eager
      className="hidden aspect-4/3 w-72 md:block"
    />
  )
}
