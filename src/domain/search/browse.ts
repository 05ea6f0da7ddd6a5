import { cleanLine } from '@/domain/values/text'
import { BROWSE_NAMES } from './browse-names'
import { MARK_KINDS, MARKS, type MarkKind } from './marks'
import { readSpan, SPANS, spanText, TYPED, type Span, type SpanName } from './spans'

/** Sort orders. Without a text, `relevance` means recommended first, then newest. */
export const SORTS = [
  'relevance',
  'newest',
  'popular',
  'price-low',
  'price-high',
  'price-m2',
  'rating',
] as const
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
  /** The slowest arrival by standard shipping, in weeks. */
  arrives?: number
  fromCanada?: true
  /** Addresses of sellers' pages. */
  supplier?: string[]
  /** One product a row; without it, cards (rule C66). */
  view?: 'table'
  /** Every member of a family, not one of each (rule C65). */
  showAll?: true
  sort: Sort
  page: number
} & { [K in MarkKind]?: string[] } & { [N in SpanName]?: Span }

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
export const WEEK_STEPS = [2, 4, 6] as const

/** What a reader chooses by; the rest of an address is where and how it is shown. */
const CHOICES = BROWSE_NAMES.filter(
  (name) => !['q', 'sort', 'main', 'sub', 'view', 'show', 'page'].includes(name),
)
const isTyped = (name: string) => TYPED.some((span) => span === name)

const LONGEST_TEXT = 200
const LONGEST_ORIGIN = 80
const MOST_NAMED = 12
const LAST_PAGE = 999
const SLUG = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u

/** Parses query parameters; invalid values are dropped, never an error (rule C41). */
export function readBrowse(query: Query, scope: ListScope): Browse {
  const one = (name: string) => [query[name] ?? ''].flat()[0] ?? ''
  const text = cut(cleanLine(one('q')), LONGEST_TEXT)
  const main = scope.main ?? slugIn(one('main'))
  const sub = scope.sub ?? (main && slugIn(one('sub')))
  const moqMax = wholeIn(one('moq'), 999_999)
  const ratingMin = wholeIn(one('rating'), 5)
  const arrives = WEEK_STEPS.find((weeks) => String(weeks) === one('arrives'))
  return {
    text,
    ...(main && { main }),
    ...(sub && { sub }),
    ...pricesIn(readSpan('price', query.price)),
    ...(moqMax && { moqMax }),
    origins: originsIn([query.origin ?? []].flat()),
    inStock: one('stock') === '1',
    ...(ratingMin && { ratingMin }),
    ...(arrives && { arrives }),
    ...(one('ships') === 'canada' && { fromCanada: true as const }),
    ...some('supplier', slugsIn([query.supplier ?? []].flat())),
    ...some('color', marksIn('color', query)),
    ...some('material', marksIn('material', query)),
    ...some('cert', marksIn('cert', query)),
    ...spanIn('m2', query),
    ...spanIn('length', query),
    ...spanIn('width', query),
    ...spanIn('height', query),
    ...(one('view') === 'table' && { view: 'table' as const }),
    ...(one('show') === 'all' && { showAll: true as const }),
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
  for (const name of [...MARK_KINDS, 'supplier'] as const)
    for (const value of browse[name] ?? []) add(name, value)
  add('arrives', browse.arrives)
  add('ships', browse.fromCanada && 'canada')
  for (const name of SPANS) add(name, spanText(name, browse[name]))
  add('sort', browse.sort !== usualSort(browse.text, scope) && browse.sort)
  add('view', browse.view)
  add('show', browse.showAll && 'all')
  add('page', browse.page > 1 && browse.page)
  return query.size > 0 ? `?${query}` : ''
}

/** Whether something was chosen that makes no sense and was left out (rule C41). Of a form, 'from' and 'to' come under one name. */
export function leavesOut(query: Query, browse: Browse, scope: ListScope): boolean {
  const written = new URLSearchParams(writeBrowse(browse, scope))
  return CHOICES.some((name) => {
    const asked = [query[name] ?? ''].flat().filter((value) => value.trim() !== '')
    // From nothing is from anywhere.
    const given = new Set(isTyped(name) ? asked.filter((value) => Number(value) !== 0) : asked)
    const read = isTyped(name)
      ? written.getAll(name).flatMap((span) => span.split('-'))
      : written.getAll(name)
    return given.size > read.filter(Boolean).length
  })
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
export const priceText = (browse: Pick<Browse, 'priceMin' | 'priceMax'>): string =>
  spanText('price', priceSpan(browse))

export const priceSpan = ({ priceMin: min, priceMax: max }: Pick<Browse, 'priceMin' | 'priceMax'>): Span => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
})

/** The upper end of a price is excluded: between equal ends there is none. */
function pricesIn({ min, max }: Span): Pick<Browse, 'priceMin' | 'priceMax'> {
  if (max !== undefined && max === min) return {}
  return { ...(min && { priceMin: min }), ...(max && { priceMax: max }) }
}

function spanIn(name: SpanName, query: Query): { [N in SpanName]?: Span } {
  const span = readSpan(name, query[name])
  return spanText(name, span) === '' ? {} : { [name]: span }
}

function marksIn(kind: MarkKind, query: Query): string[] {
  return MARKS[kind].filter((mark) => [query[kind]].flat().includes(mark)).toSorted()
}

function slugsIn(texts: string[]): string[] {
  return [...new Set(texts.filter((text) => slugIn(text)))].toSorted().slice(0, MOST_NAMED)
}

/** Nothing chosen leaves no trace. */
function some(name: MarkKind | 'supplier', values: string[]): Partial<Browse> {
  return values.length > 0 ? { [name]: values } : {}
}

function originsIn(texts: string[]): string[] {
  const clean = texts.map(cleanLine).filter((text) => text !== '' && text.length <= LONGEST_ORIGIN)
  return [...new Set(clean)].toSorted().slice(0, MOST_NAMED)
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
