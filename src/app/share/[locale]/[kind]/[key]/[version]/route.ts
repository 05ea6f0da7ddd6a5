import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shareCardOf, shareImagePath } from '@/app/share/cards'
import { renderOnce } from '@/features/shop/pages/share/render-once'
import { renderShareCard } from '@/features/shop/pages/share/render-share-card'
import { shareVersion, type ShareCard, type ShareKind } from '@/features/shop/pages/share/share-card'
import { isLocale } from '@/messages/locales'
import { notFoundText, retryLater } from '@/server/http/refusals'
import { route } from '@/server/http/route'
import { readPicture } from '@/server/storage/read-picture'

export const dynamic = 'force-dynamic'

const KINDS: readonly string[] = ['home', 'category', 'product'] satisfies ShareKind[]

const RULE = {
  who: 'anyone',
  from: 'anywhere',
  body: 'none',
  params: ['locale', 'kind', 'key', 'version'],
} as const

/**
 * The share image of a page. It renders only what the page shows today, one image at a time, and redirects old URLs:
 * nobody can render texts of their own or keep the CPU busy.
 */
export const GET = route(RULE, async (_, { params: { locale, kind, key, version } }) => {
  if (!isLocale(locale) || !KINDS.includes(kind)) return notFoundText()
  const card = await shareCardOf(locale, kind as ShareKind, key)
  if (!card) return notFoundText()
  if (version !== shareVersion(card)) {
    const location = (await shareImagePath(locale, kind as ShareKind, key)) ?? '/'
    return new Response(null, { status: 307, headers: { location, 'cache-control': 'public, max-age=300' } })
  }
  const image = await renderOnce(version, async () => renderShareCard(card, await pictureOf(card)))
  return image ? new Response(new Uint8Array(image), { headers: HEADERS }) : retryLater('Busy.')
})

async function pictureOf({ picture }: ShareCard): Promise<Uint8Array | null> {
  if (!picture) return null
  if ('hash' in picture) {
    const found = await readPicture(`${picture.hash}-768`, false)
    return found?.ok ? new Uint8Array(await found.arrayBuffer()) : null
  }
  const file = picture.room === 'hero' ? 'hero-portrait-780.webp' : `${picture.room}-960.webp`
  return readFile(join(process.cwd(), 'public/rooms', file)).catch(() => null)
}

const HEADERS = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' }
