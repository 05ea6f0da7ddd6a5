import 'server-only'
import type { Locale } from '@/domain/locale'
import { MOST_REDIRECTS, pageSlugOf } from '@/domain/pages/redirect'
import { infoPath } from '@/domain/pages/info-pages'
import { localePath } from '@/messages/locales'
import { cached } from '@/server/db/cache'
import { asSystem } from '@/server/db/data'
import { movedTo } from './queries'

type Redirect = { to: string; isPermanent: boolean }

const listRedirects = cached('redirects', ['pages'], async (): Promise<Record<string, Redirect>> => {
  const db = await asSystem()
  const { docs } = await db.find({
    collection: 'redirects',
    select: { from: true, to: true, type: true },
    limit: MOST_REDIRECTS,
    pagination: false,
  })
  return Object.fromEntries(docs.map(({ from, to, type }) => [from, { to, isPermanent: type === '301' }]))
})

/** Where staff send the readers of a path without language; null where they send nobody on (rule L27). */
export async function redirectFrom(locale: Locale, path: string): Promise<Redirect | null> {
  const redirects = await listRedirects()
  const found = Object.hasOwn(redirects, path) ? redirects[path] : undefined
  if (!found) return null
  const to = await presentAddress(found.to)
  return { ...found, to: to.startsWith('/') ? localePath(locale, to) : to }
}

/** The page may have moved since: one step still leads to it. */
async function presentAddress(to: string) {
  const [path = ''] = to.split(/[?#]/, 1)
  const slug = pageSlugOf(path)
  const moved = slug && (await movedTo(slug))
  return moved ? infoPath(moved) + to.slice(path.length) : to
}
