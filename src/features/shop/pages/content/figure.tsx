import { partFields, pictureOf, type ContentPart } from '@/domain/pages/content/parts'
import type { ImageView } from '@/domain/products/picture'

type Props = { part: object; pictures: Record<string, ImageView> }

/** A picture with its caption; nothing where the picture is gone. */
export function Figure({ part, pictures }: Props) {
  const fields = partFields(part as ContentPart)
  const picture = pictures[pictureOf(part as ContentPart) ?? '']
  if (!picture) return null
  const caption = String(fields.caption ?? '').trim()
  return (
    <figure>
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes="(width >= 48rem) 42rem, calc(100vw - 2rem)"
        width={picture.width}
        height={picture.height}
        alt={String(fields.alt ?? '').trim() || picture.alt}
        loading="lazy"
        decoding="async"
      />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}
