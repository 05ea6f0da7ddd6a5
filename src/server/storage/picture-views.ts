import 'server-only'
import type { Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { positionOf } from '@/domain/pages/content/focal-point'
import { picturePath, PICTURE_WIDTHS, type ImageView } from '@/domain/products/picture'
import type { Media } from '@/payload-types'
import { asVisitor } from '@/server/db/data'

/** Pictures of the library by id, with their alternative text in a language; those that are gone are missing. */
export async function readPictures(ids: string[], locale: Locale): Promise<[id: string, shown: ImageView][]> {
  if (ids.length === 0) return []
  const db = await asVisitor()
  const { docs } = await db.find({
    collection: 'media',
    where: { id: { in: ids } },
    locale: 'all',
    limit: ids.length,
    pagination: false,
  })
  return docs.map((picture) => [picture.id, imageOf(picture, locale)])
}

/** All stored widths, none twice: a narrow picture is sent whole from its own width on. */
function imageOf({ alt, hash, height, width, ...focus }: Media, locale: Locale): ImageView {
  const whole = width ?? 768
  const widths = new Map(PICTURE_WIDTHS.map((each) => [Math.min(each, whole), each]))
  const srcSet = [...widths].map(([wide, name]) => `${picturePath(hash ?? '', name)} ${wide}w`).join(', ')
  const src = picturePath(hash ?? '', 768)
  const position = positionOf(focus)
  const { text } = localizedText(alt, locale)
  return { src, srcSet, width: whole, height: height ?? whole, alt: text, ...(position && { position }) }
}
