import { CATEGORY_TREE, cleanSlug } from '@/domain/products/category'
import type { ImageView } from '@/domain/products/picture'
import { atFocalPoint } from './picture-style'

const WITH_PICTURE = new Set(CATEGORY_TREE.map((category) => cleanSlug(category.name)))

export const hasCategoryPicture = (slug: string) => WITH_PICTURE.has(slug)

const ownPicture = (slug: string): ImageView | undefined =>
  hasCategoryPicture(slug)
    ? {
        src: `/rooms/${slug}-960.webp`,
        srcSet: `/rooms/${slug}-480.webp 480w, /rooms/${slug}-960.webp 960w`,
        width: 960,
        height: 720,
        alt: '',
      }
    : undefined

type Props = {
  slug: string
  /** Chosen by staff; its alternative text says what it shows. */
  picture?: ImageView
  sizes: string
  eager?: boolean
  className?: string
}

/** A main category's picture. Decorative: its name is always beside it. Categories added later have none. */
export function CategoryPicture({
  slug,
  picture = ownPicture(slug),
  sizes,
  eager = false,
  className = 'aspect-4/3',
}: Props) {
  return (
    <div className={`picture rounded-md ${className}`}>
      {picture ? (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          style={atFocalPoint(picture)}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : null}
    </div>
  )
}
