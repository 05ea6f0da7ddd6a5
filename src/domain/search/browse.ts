import { cleanLine } from '@/domain/text'
import type { BROWSE_NAMES } from './browse-names'

/** Sort orders. Without a text, `relevance` means recommended first, then newest. */
export const SORTS = ['relevance', 'newest', 'popular', 'price-low', 'price-high', 'rating'] as const
export type Sort = (typeof SORTS)[number]

/** A validated list query: text, filters, order and page. */
export type Browse = {
  /** '' without a search text. */
  text: string
  /** Category slugs; `sub` is only set together with `main`. */
  main?: string
  sub?: string
  /** From price in cents: `priceMin` inclusive, `priceMax` exclusive, so that bands do not overlap. */
  priceMin?: number
  priceMax?: number
  moqMax?: number
  origins: string[]
  inStock: boolean
  ratingMin?: number
  sort: Sort
  page: number
}

/** What the page itself fixes: its category and default order. */
export type ListScope = { main?: string; sub?: string; sort: Sort }

type Query = Readonly<Record<string, string | string[] | undefined>>

export const PRICE_BANDS: readonly (readonly [min: number, max: number | undefined])[] = [
  [0, 1_000],
  [1_000, 5_000],
  [5_000, 10_000],
  [10_000, 50_000],
  [50_000, undefined],
]
export const MOQ_STEPS = [1, 10, 50, 100] as const
export const RATING_STEPS = [4, 3] as const

const LONGEST_TEXT = 200
const LONGEST_ORIGIN = 80
const MOST_ORIGINS = 12
const LAST_PAGE = 999
const SLUG = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u
const DOLLARS = /^\d{1,6}(?:\.\d{1,2})?$/

/** Parses query parameters; invalid values are dropped, never an error (rule C41). */
export function readBrowse(query: Query, scope: ListScope): Browse {
  const one = (name: string) => [query[name] ?? ''].flat()[0] ?? ''
  const text = cut(cleanLine(one('q')), LONGEST_TEXT)
  const main = scope.main ?? slugIn(one('main'))
  const sub = scope.sub ?? (main && slugIn(one('sub')))
  const moqMax = wholeIn(one('moq'), 999_999)
  const ratingMin = wholeIn(one('rating'), 5)
  return {
    text,
    ...(main && { main }),
    ...(sub && { sub }),
    ...pricesIn(one('price')),
    ...(moqMax && { moqMax }),
    origins: originsIn([query.origin ?? []].flat()),
    inStock: one('stock') === '1',
    ...(ratingMin && { ratingMin }),
    sort: sortIn(one('sort'), text, scope),
    page: pageIn(one('page')),
  }
}

/** The canonical query string in a fixed order: '' without filters, else '?...'. */
export function writeBrowse(browse: Browse, scope: ListScope): string {
  const query = new URLSearchParams()
  const add = (name: (typeof BROWSE_NAMES)[number], value: string | number | false | undefined) => {
    if (value) query.append(name, String(value))
  }
  add('q', browse.text)
  add('main', !scope.main && browse.main)
  add('sub', !scope.sub && browse.sub)
  add('price', priceText(browse))
  add('moq', browse.moqMax)
  for (const origin of browse.origins) add('origin', origin)
  add('stock', browse.inStock && 1)
  add('rating', browse.ratingMin)
  add('sort', browse.sort !== usualSort(browse.text, scope) && browse.sort)
  add('page', browse.page > 1 && browse.page)
  return query.size > 0 ? `?${query}` : ''
}

/** The default order: relevance with a text, else the list's own. */
export function usualSort(text: string, scope: ListScope): Sort {
  return text === '' ? scope.sort : 'relevance'
}

/** The available orders: relevance needs a text, or must be the list's own. */
export function sortsFor(text: string, scope: ListScope): Sort[] {
  return SORTS.filter((sort) => sort !== 'relevance' || usualSort(text, scope) === sort)
}

/** '10-50', '-10' or '500-' in dollars; '' without a price filter. */
export function priceText({ priceMin, priceMax }: Pick<Browse, 'priceMin' | 'priceMax'>): string {
  if (priceMin === undefined && priceMax === undefined) return ''
  return `${dollars(priceMin)}-${dollars(priceMax)}`
}

function dollars(cents: number | undefined): string {
  if (cents === undefined) return ''
  const text = String(cents).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`.replace(/\.00$/, '')
}

function pricesIn(text: string): Pick<Browse, 'priceMin' | 'priceMax'> {
  const [low = '', high = '', ...rest] = text.split('-')
  if (rest.length > 0 || [low, high].some((side) => side !== '' && !DOLLARS.test(side))) return {}
  const priceMin = centsIn(low)
  const priceMax = centsIn(high)
  if (priceMax !== undefined && priceMax <= (priceMin ?? 0)) return {}
  return { ...(priceMin && { priceMin }), ...(priceMax && { priceMax }) }
}

function centsIn(side: string): number | undefined {
  const [whole = '', decimals = ''] = side.split('.')
  return side === '' ? undefined : Number(whole + decimals.padEnd(2, '0'))
}

function originsIn(texts: string[]): string[] {
  const clean = texts.map(cleanLine).filter((text) => text !== '' && text.length <= LONGEST_ORIGIN)
  return [...new Set(clean)].toSorted().slice(0, MOST_ORIGINS)
}

function sortIn(text: string, search: string, scope: ListScope): Sort {
  return sortsFor(search, scope).find((sort) => sort === text) ?? usualSort(search, scope)
}

function slugIn(text: string): string | undefined {
  return text.length <= 100 && SLUG.test(text) ? text : undefined
}

function wholeIn(text: string, most: number): number | undefined {
  const number = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0
  return number > 0 && number <= most ? number : undefined
}

/** Capped only at LAST_PAGE: the number of pages is not known yet. */
function pageIn(text: string): number {
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1
}

function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim()
}
