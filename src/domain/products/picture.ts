/** The widths a picture is kept at: thumbnails, cards, pages, and the whole of it. */
export const PICTURE_WIDTHS = [160, 400, 768, 2000] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** What is made of an upload beside the whole: AVIF where a buyer looks at it, WebP for whoever cannot read that. */
export const PICTURE_SIZES = [
  { name: 'thumb', width: 160, format: 'webp', options: { quality: 70 } },
  { name: 'card', width: 400, format: 'webp', options: { quality: 72 } },
  { name: 'page', width: 768, format: 'webp', options: { quality: 78 } },
  // More effort than 1 costs an upload twice the time for a tenth of the bytes (docs/decisions/011).
  { name: 'cardAvif', width: 400, format: 'avif', options: { quality: 50, effort: 1 } },
  { name: 'pageAvif', width: 768, format: 'avif', options: { quality: 52, effort: 1 } },
] as const

/** 72 bits of a keyed digest of the uploaded bytes, in base64url. */
const NAME = /^([\w-]{12})-(160|400|768|2000)$/

/** Where a picture is read. The address names its content, so what lies there never changes. */
export function picturePath(hash: string, width: PictureWidth): string {
  return `/img/${hash}-${width}`
}

/** The picture and width a name under /img asks for; null for what is no such name. */
export function parsePictureName(name: string): { hash: string; width: PictureWidth } | null {
  const [, hash, width] = NAME.exec(name) ?? []
  return hash ? { hash, width: Number(width) as PictureWidth } : null
}

type Sized = { filename?: string | null; filesize?: number | null; mimeType?: string | null }
export type StoredPicture = Sized & {
  sizes?: Partial<Record<(typeof PICTURE_SIZES)[number]['name'], Sized>>
}
export type PictureFile = { filename: string; mimeType: string }

const NAMED = { 160: ['thumb'], 400: ['card', 'cardAvif'], 768: ['page', 'pageAvif'], 2000: [] } as const

/** The lightest file of a width that the browser reads; a picture smaller than the width is sent whole. */
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

/** A picture at several widths, always with its measures, so that the page never jumps. */
export type ImageView = { src: string; srcSet: string; width: number; height: number; alt: string }
