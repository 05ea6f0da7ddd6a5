import { MOQ_STEPS, PRICE_BANDS, RATING_STEPS, type Browse, type Shelf } from './browse'
import type { Facets } from './facets'

type Prices = Pick<Browse, 'priceMin' | 'priceMax'>

/** Something to narrow a list by. */
type Choice =
  | { facet: 'category' | 'origin'; value: string }
  | { facet: 'price'; value: Prices }
  | { facet: 'moq' | 'rating'; value: number }
  | { facet: 'stock'; value: true }

/** A choice with what it leads to: made where it is not, taken back where it is. */
export type Offer = Choice & { on: boolean; next: Browse }
export type CountedOffer = Offer & { count: number }

/** The facets in the order in which they are offered. */
export const FACETS = ['category', 'price', 'moq', 'origin', 'stock', 'rating'] as const

/** What a list offers: whatever would leave something to see, and what is chosen already. */
export function offersOf(browse: Browse, shelf: Shelf, facets: Facets): CountedOffer[] {
  const offers = [
    ...categories(browse, shelf, facets),
    ...PRICE_BANDS.map(([min, max], at): CountedOffer => {
      const value: Prices = { ...(min && { priceMin: min }), ...(max && { priceMax: max }) }
      return { ...priceOffer(browse, value), count: facets.prices[at] ?? 0 }
    }),
    ...MOQ_STEPS.map((step, at) => ({ ...moqOffer(browse, step), count: facets.moqs[at] ?? 0 })),
    ...originCounts(browse, facets).map(({ origin, count }) => ({ ...originOffer(browse, origin), count })),
    { ...stockOffer(browse), count: facets.inStock },
    ...RATING_STEPS.map((step, at) => ({ ...ratingOffer(browse, step), count: facets.ratings[at] ?? 0 })),
  ]
  return offers.filter(({ count, on }) => count > 0 || on)
}

/** What is chosen beyond what the list is, each with the way to take it back. */
export function chosenOf(browse: Browse, shelf: Shelf): Offer[] {
  const { main, sub, priceMin, priceMax, moqMax, ratingMin } = browse
  return [
    ...(main && !shelf.main ? [mainOffer(browse, main)] : []),
    ...(sub && !shelf.sub ? [subOffer(browse, sub)] : []),
    ...(priceMin !== undefined || priceMax !== undefined ? [priceOffer(browse, pricesOf(browse))] : []),
    ...(moqMax !== undefined ? [moqOffer(browse, moqMax)] : []),
    ...browse.origins.map((origin) => originOffer(browse, origin)),
    ...(browse.inStock ? [stockOffer(browse)] : []),
    ...(ratingMin !== undefined ? [ratingOffer(browse, ratingMin)] : []),
  ]
}

/** The same list and text in the same order, with nothing chosen. */
export function unchosen({ text, sort }: Browse, shelf: Shelf): Browse {
  const { main, sub } = shelf
  return { text, ...(main && { main }), ...(sub && { sub }), origins: [], inStock: false, sort, page: 1 }
}

/** One level at a time: the rooms, and below the chosen one what it is made of. */
function categories(browse: Browse, shelf: Shelf, { mains, subs }: Facets): CountedOffer[] {
  const { main } = browse
  const rooms = shelf.main ? [] : mains.filter(({ slug }) => !main || slug === main)
  const shelves = shelf.sub || !main ? [] : subs
  return [
    ...rooms.map(({ slug, count }) => ({ ...mainOffer(browse, slug), count })),
    ...shelves.map(({ slug, count }) => ({ ...subOffer(browse, slug), count })),
  ]
}

/** A chosen origin is always offered, so that it can be taken back. */
function originCounts({ origins }: Browse, facets: Facets): Facets['origins'] {
  const known = new Set(facets.origins.map(({ origin }) => origin))
  const rest = origins.filter((origin) => !known.has(origin))
  return [...facets.origins, ...rest.map((origin) => ({ origin, count: 0 }))]
}

function mainOffer(browse: Browse, slug: string): Offer {
  const on = browse.main === slug
  return {
    facet: 'category',
    value: slug,
    on,
    next: after(browse, { sub: undefined, main: on ? undefined : slug }),
  }
}

function subOffer(browse: Browse, slug: string): Offer {
  const on = browse.sub === slug
  const value = `${browse.main}/${slug}`
  return { facet: 'category', value, on, next: after(browse, { sub: on ? undefined : slug }) }
}

function priceOffer(browse: Browse, value: Prices): Offer {
  const on = browse.priceMin === value.priceMin && browse.priceMax === value.priceMax
  const none = { priceMin: undefined, priceMax: undefined }
  return { facet: 'price', value, on, next: after(browse, { ...none, ...(on ? {} : value) }) }
}

function moqOffer(browse: Browse, step: number): Offer {
  const on = browse.moqMax === step
  return { facet: 'moq', value: step, on, next: after(browse, { moqMax: on ? undefined : step }) }
}

function originOffer(browse: Browse, origin: string): Offer {
  const on = browse.origins.includes(origin)
  const others = browse.origins.filter((each) => each !== origin)
  return {
    facet: 'origin',
    value: origin,
    on,
    next: after(browse, { origins: on ? others : [...others, origin].toSorted() }),
  }
}

function stockOffer(browse: Browse): Offer {
  return {
    facet: 'stock',
    value: true,
    on: browse.inStock,
    next: after(browse, { inStock: !browse.inStock }),
  }
}

function ratingOffer(browse: Browse, step: number): Offer {
  const on = browse.ratingMin === step
  return { facet: 'rating', value: step, on, next: after(browse, { ratingMin: on ? undefined : step }) }
}

function pricesOf({ priceMin, priceMax }: Browse): Prices {
  return { ...(priceMin !== undefined && { priceMin }), ...(priceMax !== undefined && { priceMax }) }
}

/** Another choice begins at the first page again. */
function after(browse: Browse, change: { [K in keyof Browse]?: Browse[K] | undefined }): Browse {
  const next = { ...browse, ...change, page: 1 }
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as Browse
}
