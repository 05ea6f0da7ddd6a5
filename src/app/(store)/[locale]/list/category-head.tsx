import type { ReactNode } from 'react'
import { CategoryPicture } from '@/ui/parts/category-picture'
import type { ListPlace } from './list-place'

/** The head of a category: its words by staff (rule L29) beside its picture, a subcategory's own if staff gave it one. */
export function CategoryHead({ place: { main, sub }, children }: { place: ListPlace; children: ReactNode }) {
  if (!main) return children
  const { intro, picture = main.room?.picture } = (sub ?? main).room ?? {}
  return (
    <div className="category-head" data-sub={sub ? '' : undefined}>
      <div>
        {children}
        {intro ? (
          <p className="mt-2 max-w-prose" lang={intro.lang}>
            {intro.text}
          </p>
        ) : null}
      </div>
      <CategoryPicture
        slug={main.slug}
        picture={picture}
        sizes="(width >= 80rem) 40rem, 50vw"
        eager
        className="hidden md:block"
      />
    </div>
  )
}
