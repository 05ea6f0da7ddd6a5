/** Stored picture widths: thumbnail, card, page, full. */
export const PICTURE_WIDTHS = [160, 400, 768, 2000] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Generated sizes: AVIF for buyers, WebP for browsers without AVIF. */
export const PICTURE_SIZES = [
  // More effort doubles the time of an upload for a tenth fewer bytes (docs/decisions/011).
  { name: 'thumb', width: 160, format: 'webp', options: { quality: 70, effort: 2 } },
  { name: 'card', width: 400, format: 'webp', options: { quality: 72, effort: 2 } },
  { name: 'page', width: 768, format: 'webp', options: { quality: 78, effort: 2 } },
  { name: 'cardAvif', width: 400, format: 'avif', options: { quality: 50, effort: 1 } },
  { name: 'pageAvif', width: 768, format: 'avif', options: { quality: 52, effort: 1 } },
] as const

/** The hash is 72 bits of a keyed digest of the bytes, in base64url. */
const NAME = /^([\w-]{12})-(160|400|768|2000)$/

/** URL of a picture. It names the content, so it can be cached for ever. */
export function picturePath(hash: string, width: PictureWidth): string {
  return `/img/${hash}-${width}`
}

/** Parses a file name under /img; null if it is not one. */
export function parsePictureName(name: string): { hash: string; width: PictureWidth } | null {
  const [, hash, width] = NAME.exec(name) ?? []
  return hash ? { hash, width: Number(width) as PictureWidth } : null
}

type SizeFacts = { filename?: string | null; filesize?: number | null; mimeType?: string | null }
export type StoredPicture = SizeFacts & {
  sizes?: Partial<Record<(typeof PICTURE_SIZES)[number]['name'], SizeFacts>>
}
export type PictureFile = { filename: string; mimeType: string }

const NAMED = { 160: ['thumb'], 400: ['card', 'cardAvif'], 768: ['page', 'pageAvif'], 2000: [] } as const

/** The smallest file of a width the browser supports; pictures narrower than the width are sent whole. */
export function pictureFile(
  picture: StoredPicture,
  width: PictureWidth,
  readsAvif: boolean,
): PictureFile | null {
  const files = [...NAMED[width].map((name) => picture.sizes?.[name])].filter(
    (file) => file?.filename && (readsAvif || file.mimeType !== 'image/avif'),
  )
  const [file = picture] = files.sort((a, b) => (a?.filesize ?? 0) - (b?.filesize ?? 0))
  return file.filename && file.mimeType ? { filename: file.filename, mimeType: file.mimeType } : null
}

/** A responsive image; the dimensions prevent layout shift. `position` is where it is cut, if not in the middle. */
export type ImageView = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  position?: string
}
