import { LOCALES } from '@/domain/locale'
import { linkTo } from '@/domain/values/link'
import { fail, issue, ok, type Issue, type Result } from '@/domain/result'
import { infoPath, isInfoSlug } from './info-pages'
import { isPageAddress, RESERVED } from './page-address'

/** Answered before a redirect is asked for; a test compares them with the routes and public files. */
export const FILES: ReadonlySet<string> = new Set([
  ...['_next', 'apple-touch-icon.png', 'favicon.ico', 'favicon.svg', 'logo.svg'],
  ...['robots.txt', 'sitemap.xml'],
])
/** Nothing of ours to read stands below these. */
const CLOSED = new Set([
  'admin',
  'api',
  'find',
  'fonts',
  'img',
  'rooms',
  'seller-dashboard',
  'share',
  'sitemaps',
  'table',
])

const SIGNS = /^\/(?:[\p{L}\p{M}\p{N}._~-]+(?:\/[\p{L}\p{M}\p{N}._~-]+)*\/?)?$/u
const CONTROLS = /[\p{Cc}\p{Cf}\\]/u

const isLanguage = (segment: string) => LOCALES.some((locale) => locale === segment)
const segmentsOf = (path: string) => path.slice(1).split('/')

/** The address of a page below /info that a path has; null for any other. */
export function pageSlugOf(path: string): string | null {
  const [first, slug, ...more] = segmentsOf(path)
  return first === 'info' && slug && more.length === 0 ? slug : null
}

/** A path of ours that no route answers, as it is stored: without language, decoded, in lower case (rule L27). */
export function readFrom(written: string): Result<string> {
  const wrong = (code: 'shape' | 'query' | 'end' | 'upper' | 'language' | 'reserved') =>
    fail(`redirect.from.${code}`, 'from')
  if (/^\/[^/\\]/.test(written) && /[?#]/.test(written)) return wrong('query')
  const path = decoded(written)?.normalize('NFC')
  if (!path || !SIGNS.test(path)) return wrong('shape')
  const segments = segmentsOf(path)
  if (segments.some((segment) => segment === '.' || segment === '..')) return wrong('shape')
  if (path !== '/' && path.endsWith('/')) return wrong('end')
  if (path !== path.toLowerCase()) return wrong('upper')
  const [first = ''] = segments
  if (isLanguage(first)) return wrong('language')
  const slug = pageSlugOf(path)
  if (slug !== null) return isPageAddress(slug) && !isInfoSlug(slug) ? ok(path) : wrong('reserved')
  return first === '' || RESERVED.has(first) || isInfoSlug(path.slice(1)) || FILES.has(first)
    ? wrong('reserved')
    : ok(path)
}

/** Where a redirect leads, as it is stored; `path`: of a page of ours, without query and place. */
export type Target = { to: string; path: string | null }

export function readTo(written: string, site?: string): Result<Target> {
  const wrong = (code: 'shape' | 'ours' | 'language' | 'closed') => fail(`redirect.to.${code}`, 'to')
  const link = CONTROLS.test(written) ? null : linkTo(written, site)
  if (!link || !/^(?:\/|https?:)/.test(link.href)) return wrong('shape')
  if (!link.href.startsWith('/')) return link.host ? ok({ to: link.href, path: null }) : wrong('ours')
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link.href) ?? []
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const [first = ''] = segmentsOf(path)
  if (isLanguage(first)) return wrong('language')
  if (CLOSED.has(first) || FILES.has(first)) return wrong('closed')
  // The pages of rule L10 have one address each.
  const own = infoPath(pageSlugOf(path) ?? '')
  const to = pageSlugOf(path) ? own : path
  return ok({ to: to + rest, path: to })
}

function decoded(written: string): string | null {
  try {
    return decodeURIComponent(written)
  } catch {
    return null
  }
}

/** All are kept in memory for the reader of an unknown address. */
export const MOST_REDIRECTS = 2_000

export type RedirectFacts = {
  /** How many others there are. */
  others: number
  /** Whether a page has the address, also one in the trash or a draft. */
  isPage: boolean
  /** Whether a page that moved leads on from there. */
  hasMoved: boolean
  isTaken: boolean
  /** A redirect that ends where this one begins. */
  leadsHere: string | null
  /** Whether a redirect begins where this one ends. */
  leadsOn: boolean
  /** Whether readers find a page of an editor's own where this one ends. */
  isShown: boolean
}

/** One step, from where nothing is to where something is (rule L27). */
export function checkRedirect(from: string, { path }: Target, facts: RedirectFacts): Result<object> {
  if (facts.others >= MOST_REDIRECTS) return fail('redirect.from.many', 'from', { most: MOST_REDIRECTS })
  if (path === from) return fail('redirect.to.itself', 'to')
  if (facts.isPage) return fail('redirect.from.page', 'from')
  if (facts.hasMoved) return fail('redirect.from.moved', 'from')
  if (facts.isTaken) return fail('redirect.from.taken', 'from')
  if (facts.leadsHere) return fail('redirect.from.chain', 'from', { from: facts.leadsHere })
  if (facts.leadsOn) return fail('redirect.to.chain', 'to')
  return isAnswered(path, facts.isShown) ? ok({}) : fail('redirect.to.nowhere', 'to')
}

const isAnswered = (path: string | null, isPage: boolean) => path === null || isRoute(path) || isPage

/** The addresses of published pages by their ids. */
export type Pages = ReadonlyMap<string, string>

/** What is wrong with an address of menus or home: it leads where readers find something, as a redirect does. `at`: its field. */
export function targetIssues(written: string, at: string, pages: Pages, site?: string): Issue[] {
  const target = readTo(written, site)
  if (!target.ok) return target.issues.map((each) => ({ ...each, path: at }))
  const { path } = target.value
  const slug = path && pageSlugOf(path)
  const isPage = Boolean(slug && [...pages.values()].includes(slug))
  return isAnswered(path, isPage) ? [] : [issue('redirect.to.nowhere', at)]
}

/** Whether a route of the shop answers; one for pages of editors, only if the page is there. */
function isRoute(path: string) {
  const [first = ''] = segmentsOf(path)
  return path === '/' || isInfoSlug(path.slice(1)) || (first !== 'info' && RESERVED.has(first))
}

/** An address that was asked for, as `from` is stored; also one whose letters somebody has encoded or written large. */
export const askedPath = (path: string) => (decoded(path) ?? path).normalize('NFC').toLowerCase()
