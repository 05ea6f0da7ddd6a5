import { createHash } from 'node:crypto'
import type { Locale } from '@/domain/locale'

/** The content of a share image: a title, a line below it, a picture beside it. */
export type ShareCard = {
  title: string
  line: string
  siteName: string
  picture: { hash: string } | { room: string } | null
}

/** Raise it when the design of the images changes. */
const DESIGN_VERSION = 1

export type ShareKind = 'home' | 'category' | 'product'

/** A hash of everything the image shows: other content gets another URL. */
export function shareVersion(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, card]))
    .digest('base64url')
    .slice(0, 10)
}

export function sharePath(locale: Locale, kind: ShareKind, key: string, card: ShareCard): string {
  return `/share/${locale}/${kind}/${key}/${shareVersion(card)}`
}
