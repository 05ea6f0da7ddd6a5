import { CATEGORY_TREE, cleanSlug } from '@/domain/products/category'

const WITH_PICTURE = new Set(CATEGORY_TREE.map((category) => cleanSlug(category.name)))

export const hasCategoryPicture = (slug: string) => WITH_PICTURE.has(slug)

type Props = { slug: string; sizes: string; eager?: boolean; className?: string }

/** A main category's picture. Decorative: its name is always beside it. Categories added later have none. */
export function CategoryPicture({ slug, sizes, eager = false, className = 'aspect-4/3' }: Props) {
  return (
    <div className={`picture rounded-md ${className}`}>
      {hasCategoryPicture(slug) ? (
        <img
          src={`/rooms/${slug}-960.webp`}
          srcSet={`/rooms/${slug}-480.webp 480w, /rooms/${slug}-960.webp 960w`}
          sizes={sizes}
          width={960}
          height={720}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : null}
    </div>
  )
}
