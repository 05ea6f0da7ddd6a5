import { MOQ_STEPS, PRICE_BANDS, RATING_STEPS, WEEK_STEPS, type Browse, type ListScope } from './browse'
import type { FacetCount, Facets } from './facets'
import { MARK_KINDS } from './marks'
import { SPANS, type Span, type SpanName } from './spans'

type Prices = Pick<Browse, 'priceMin' | 'priceMax'>

/** Filters of which several values may be chosen, and where they stand in a query. */
const MANY = {
  origin: 'origins',
  color: 'color',
  material: 'material',
  cert: 'cert',
  supplier: 'supplier',
} as const
type Many = keyof typeof MANY

/** One value of a filter. */
type Choice =
  | { facet: 'category' | Many; value: string }
  | { facet: 'price'; value: Prices }
  | { facet: 'moq' | 'rating' | 'arrives'; value: number }
  | { facet: 'stock' | 'ships'; value: true }
  | { facet: SpanName; value: Span }

/** A filter option: whether it is on, and the query after toggling it. */
export type FilterOption = Choice & { on: boolean; next: Browse }
export type CountedFilterOption = FilterOption & { count: number }

/** Facets in display order. */
export const FACETS = [
  'category',
  'color',
  'price',
  'material',
  'size',
  'arrives',
  'ships',
  'stock',
  'moq',
  'cert',
  'supplier',
  'origin',
  'rating',
] as const

/** Options that would leave at least one product, and those already chosen. */
export function filterOptions(browse: Browse, scope: ListScope, facets: Facets): CountedFilterOption[] {
  const options = [
    ...categories(browse, scope, facets),
    ...PRICE_BANDS.map(([min, max], at): CountedFilterOption => {
      const value: Prices = { ...(min && { priceMin: min }), ...(max && { priceMax: max }) }
      return { ...priceOption(browse, value), count: facets.prices[at] ?? 0 }
    }),
    ...MOQ_STEPS.map((step, at) => ({ ...moqOption(browse, step), count: facets.moqs[at] ?? 0 })),
    ...many(
      browse,
      'origin',
      facets.origins.map(({ origin, count }) => ({ value: origin, count })),
    ),
    ...MARK_KINDS.flatMap((kind) => many(browse, kind, facets.marks[kind] ?? [])),
    ...many(browse, 'supplier', facets.suppliers),
    { ...stockOption(browse), count: facets.inStock },
    ...WEEK_STEPS.map((weeks, at) => ({ ...arrivesOption(browse, weeks), count: facets.weeks[at] ?? 0 })),
    { ...shipsOption(browse), count: facets.fromCanada },
    ...RATING_STEPS.map((step, at) => ({ ...ratingOption(browse, step), count: facets.ratings[at] ?? 0 })),
  ]
  return options.filter(({ count, on }) => count > 0 || on)
}

/** Without the kinds of which nothing is chosen and every value leaves everything. */
export const narrowing = (options: CountedFilterOption[], total: number) =>
  options.filter(({ facet }) =>
    options.some((other) => other.facet === facet && (other.on || other.count !== total)),
  )

/** The chosen filters, each with the query that removes it. */
export function chosenFilters(browse: Browse, scope: ListScope): FilterOption[] {
  const { main, sub, priceMin, priceMax, moqMax, ratingMin, arrives } = browse
  return [
    ...(main && !scope.main ? [mainOption(browse, main)] : []),
    ...(sub && !scope.sub ? [subOption(browse, sub)] : []),
    ...(priceMin !== undefined || priceMax !== undefined ? [priceOption(browse, pricesOf(browse))] : []),
    ...(moqMax !== undefined ? [moqOption(browse, moqMax)] : []),
    ...(Object.keys(MANY) as Many[]).flatMap((facet) =>
      valuesOf(browse, facet).map((value) => manyOption(browse, facet, value)),
    ),
    ...(browse.inStock ? [stockOption(browse)] : []),
    ...(ratingMin !== undefined ? [ratingOption(browse, ratingMin)] : []),
    ...(arrives !== undefined ? [arrivesOption(browse, arrives)] : []),
    ...(browse.fromCanada ? [shipsOption(browse)] : []),
    ...SPANS.flatMap((name) => spanOption(browse, name)),
  ]
}

/** The same list, text, view and order without filters. */
export function withoutFilters({ text, view, showAll, sort }: Browse, scope: ListScope): Browse {
  const { main, sub } = scope
  const place = { ...(main && { main }), ...(sub && { sub }) }
  const shown = { ...(view && { view }), ...(showAll && { showAll }) }
  return { text, ...place, ...shown, origins: [], inStock: false, sort, page: 1 }
}

/** One level at a time: the main categories, then the subcategories of the chosen one. */
function categories(browse: Browse, scope: ListScope, { mains, subs }: Facets): CountedFilterOption[] {
  const { main } = browse
  const mainCategories = scope.main ? [] : mains.filter(({ slug }) => !main || slug === main)
  const subCategories = scope.sub || !main ? [] : subs
  return [
    ...mainCategories.map(({ slug, count }) => ({ ...mainOption(browse, slug), count })),
    ...subCategories.map(({ slug, count }) => ({ ...subOption(browse, slug), count })),
  ]
}

const valuesOf = (browse: Browse, facet: Many) => browse[MANY[facet]] ?? []

/** A chosen value is always listed, so that it can be removed. */
function many(browse: Browse, facet: Many, counted: FacetCount[]): CountedFilterOption[] {
  const known = new Set(counted.map(({ value }) => value))
  const rest = valuesOf(browse, facet).filter((value) => !known.has(value))
  return [...counted, ...rest.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
    ...manyOption(browse, facet, value),
    count,
  }))
}

function mainOption(browse: Browse, slug: string): FilterOption {
  const on = browse.main === slug
  return {
    facet: 'category',
    value: slug,
    on,
    next: after(browse, { sub: undefined, main: on ? undefined : slug }),
  }
}

function subOption(browse: Browse, slug: string): FilterOption {
  const on = browse.sub === slug
  const value = `${browse.main}/${slug}`
  return { facet: 'category', value, on, next: after(browse, { sub: on ? undefined : slug }) }
}

function priceOption(browse: Browse, value: Prices): FilterOption {
  const on = browse.priceMin === value.priceMin && browse.priceMax === value.priceMax
  const none = { priceMin: undefined, priceMax: undefined }
  return { facet: 'price', value, on, next: after(browse, { ...none, ...(on ? {} : value) }) }
}

function moqOption(browse: Browse, step: number): FilterOption {
  const on = browse.moqMax === step
  return { facet: 'moq', value: step, on, next: after(browse, { moqMax: on ? undefined : step }) }
}

function manyOption(browse: Browse, facet: Many, value: string): FilterOption {
  const values = valuesOf(browse, facet)
  const on = values.includes(value)
  const others = values.filter((each) => each !== value)
  const left = on ? others : [...others, value].toSorted()
  const isGone = left.length === 0 && facet !== 'origin'
  return { facet, value, on, next: after(browse, { [MANY[facet]]: isGone ? undefined : left }) }
}

function stockOption(browse: Browse): FilterOption {
  return {
    facet: 'stock',
    value: true,
    on: browse.inStock,
    next: after(browse, { inStock: !browse.inStock }),
  }
}

function ratingOption(browse: Browse, step: number): FilterOption {
  const on = browse.ratingMin === step
  return { facet: 'rating', value: step, on, next: after(browse, { ratingMin: on ? undefined : step }) }
}

function arrivesOption(browse: Browse, weeks: number): FilterOption {
  const on = browse.arrives === weeks
  return { facet: 'arrives', value: weeks, on, next: after(browse, { arrives: on ? undefined : weeks }) }
}

function shipsOption(browse: Browse): FilterOption {
  const on = browse.fromCanada === true
  return { facet: 'ships', value: true, on, next: after(browse, { fromCanada: on ? undefined : true }) }
}

/** What was typed can only be taken back. */
function spanOption(browse: Browse, name: SpanName): FilterOption[] {
  const span = browse[name]
  return span ? [{ facet: name, value: span, on: true, next: after(browse, { [name]: undefined }) }] : []
}

function pricesOf({ priceMin, priceMax }: Browse): Prices {
  return { ...(priceMin !== undefined && { priceMin }), ...(priceMax !== undefined && { priceMax }) }
}

/** Changing a filter goes back to page 1. */
function after(browse: Browse, change: { [K in keyof Browse]?: Browse[K] | undefined }): Browse {
  const next = { ...browse, ...change, page: 1 }
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as Browse
}
