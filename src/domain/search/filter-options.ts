import { MOQ_STEPS, PRICE_BANDS, RATING_STEPS, type Browse, type ListScope } from './browse'
import type { Facets } from './facets'

type Prices = Pick<Browse, 'priceMin' | 'priceMax'>

/** One value of a filter. */
type Choice =
  | { facet: 'category' | 'origin'; value: string }
  | { facet: 'price'; value: Prices }
  | { facet: 'moq' | 'rating'; value: number }
  | { facet: 'stock'; value: true }

/** A filter option: whether it is on, and the query after toggling it. */
export type FilterOption = Choice & { on: boolean; next: Browse }
export type CountedFilterOption = FilterOption & { count: number }

/** Facets in display order. */
export const FACETS = ['category', 'price', 'moq', 'origin', 'stock', 'rating'] as const

/** Options that would leave at least one product, and those already chosen. */
export function filterOptions(browse: Browse, scope: ListScope, facets: Facets): CountedFilterOption[] {
  const options = [
    ...categories(browse, scope, facets),
    ...PRICE_BANDS.map(([min, max], at): CountedFilterOption => {
      const value: Prices = { ...(min && { priceMin: min }), ...(max && { priceMax: max }) }
      return { ...priceOption(browse, value), count: facets.prices[at] ?? 0 }
    }),
    ...MOQ_STEPS.map((step, at) => ({ ...moqOption(browse, step), count: facets.moqs[at] ?? 0 })),
    ...originCounts(browse, facets).map(({ origin, count }) => ({ ...originOption(browse, origin), count })),
    { ...stockOption(browse), count: facets.inStock },
    ...RATING_STEPS.map((step, at) => ({ ...ratingOption(browse, step), count: facets.ratings[at] ?? 0 })),
  ]
  return options.filter(({ count, on }) => count > 0 || on)
}

/** The chosen filters, each with the query that removes it. */
export function chosenFilters(browse: Browse, scope: ListScope): FilterOption[] {
  const { main, sub, priceMin, priceMax, moqMax, ratingMin } = browse
  return [
    ...(main && !scope.main ? [mainOption(browse, main)] : []),
    ...(sub && !scope.sub ? [subOption(browse, sub)] : []),
    ...(priceMin !== undefined || priceMax !== undefined ? [priceOption(browse, pricesOf(browse))] : []),
    ...(moqMax !== undefined ? [moqOption(browse, moqMax)] : []),
    ...browse.origins.map((origin) => originOption(browse, origin)),
    ...(browse.inStock ? [stockOption(browse)] : []),
    ...(ratingMin !== undefined ? [ratingOption(browse, ratingMin)] : []),
  ]
}

/** The same list, text and order without filters. */
export function withoutFilters({ text, sort }: Browse, scope: ListScope): Browse {
  const { main, sub } = scope
  return { text, ...(main && { main }), ...(sub && { sub }), origins: [], inStock: false, sort, page: 1 }
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

/** A chosen origin is always listed, so that it can be removed. */
function originCounts({ origins }: Browse, facets: Facets): Facets['origins'] {
  const known = new Set(facets.origins.map(({ origin }) => origin))
  const rest = origins.filter((origin) => !known.has(origin))
  return [...facets.origins, ...rest.map((origin) => ({ origin, count: 0 }))]
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

function originOption(browse: Browse, origin: string): FilterOption {
  const on = browse.origins.includes(origin)
  const others = browse.origins.filter((each) => each !== origin)
  return {
    facet: 'origin',
    value: origin,
    on,
    next: after(browse, { origins: on ? others : [...others, origin].toSorted() }),
  }
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

function pricesOf({ priceMin, priceMax }: Browse): Prices {
  return { ...(priceMin !== undefined && { priceMin }), ...(priceMax !== undefined && { priceMax }) }
}

/** Changing a filter goes back to page 1. */
function after(browse: Browse, change: { [K in keyof Browse]?: Browse[K] | undefined }): Browse {
  const next = { ...browse, ...change, page: 1 }
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as Browse
}
