import 'server-only'
import { getTranslations } from 'next-intl/server'
import {
  sortsFor,
  usualSort,
  writeBrowse,
  type Browse,
  type ListScope,
  type Sort,
} from '@/domain/search/browse'
import {
  chosenFilters,
  FACETS,
  filterOptions,
  withoutFilters,
  type CountedFilterOption,
  type FilterOption,
} from '@/domain/search/filter-options'
import type { Facets } from '@/domain/search/facets'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { placeName } from '@/domain/address/place-name'
import type { CategoryNode } from '@/server/category-tree'

/** The list controls as sent to the browser: each choice with its text and its query string. */
export type ListView = {
  path: string
  /** The query string of this state of the list, without page path. */
  query: string
  count: string
  groups: { key: string; title: string; offers: ListOffer[] }[]
  chips: { label: string; query: string; remove: string }[]
  clear: string | null
  sorts: { sort: Sort; label: string; query: string }[]
  sort: Sort
  /** Hidden fields that a form without script must send along. */
  hidden: [name: string, value: string][]
}

/** A filter that may be chosen, or that is chosen and goes by the same link. */
type ListOffer = { label: string; query: string; count: string; isOn: boolean }

const SORT_WORDS = {
  relevance: 'relevance',
  newest: 'newest',
  popular: 'popular',
  'price-low': 'priceLow',
  'price-high': 'priceHigh',
  rating: 'rating',
} as const

type List = {
  locale: Locale
  path: string
  browse: Browse
  scope: ListScope
  facets: Facets
  total: number
  capped?: boolean
  partial?: boolean
  tree: CategoryNode[]
}

/** Builds the texts and links of the filters, chips and sort orders. */
export async function listView(list: List): Promise<ListView> {
  const { browse, scope, facets, path, total, capped, partial, tree } = list
  const t = await getTranslations('browse')
  const word = await namer(list)
  const query = (next: Browse) => writeBrowse(next, scope)
  const offers = filterOptions(browse, scope, inTreeOrder(facets, tree, browse.main))
  const chosen = chosenFilters(browse, scope)
  const offer = (each: CountedFilterOption): ListOffer => ({
    label: word(each),
    query: query(each.next),
    count: t(partial ? 'countedAtLeast' : 'counted', { count: each.count }),
    isOn: each.on,
  })
  return {
    path,
    query: query(browse),
    count: capped ? t('countAtLeast', { count: total }) : t('count', { count: total }),
    groups: FACETS.map((key) => ({
      key,
      title: t(`facets.${key}`),
      offers: offers.filter(({ facet }) => facet === key).map(offer),
    })).filter((group) => group.offers.length > 0),
    chips: chosen.map((each) => {
      const label = word(each, true)
      return { label, query: query(each.next), remove: t('remove', { choice: label }) }
    }),
    clear: chosen.length > 0 ? query(withoutFilters(browse, scope)) : null,
    sorts: sortsFor(browse.text, scope).map((sort) => ({
      sort,
      label: t(`sorts.${sort === 'relevance' && browse.text === '' ? 'recommended' : SORT_WORDS[sort]}`),
      query: query({ ...browse, sort, page: 1 }),
    })),
    sort: browse.sort,
    hidden: [...new URLSearchParams(query({ ...browse, sort: usualSort(browse.text, scope), page: 1 }))],
  }
}

/** Categories in the order staff set. */
function inTreeOrder(facets: Facets, tree: CategoryNode[], main?: string): Facets {
  const subcategories = tree.find((category) => category.slug === main)?.children ?? []
  const sorted = (counts: Facets['mains'], nodes: { slug: string }[]) =>
    nodes.flatMap(({ slug }) => counts.filter((count) => count.slug === slug))
  return { ...facets, mains: sorted(facets.mains, tree), subs: sorted(facets.subs, subcategories) }
}

/** The text of a filter; as a chip some need an extra word. */
async function namer({ locale, tree }: List) {
  const t = await getTranslations('browse')
  const money = (cents: number) => formatMoney(cents, locale).replace(/[.,]00(?=\D*$)/, '')
  const names = new Map(
    tree.flatMap((category) => [
      [category.slug, category.name] as const,
      ...category.children.map((child) => [`${category.slug}/${child.slug}`, child.name] as const),
    ]),
  )
  const price = (min?: number, max?: number) => {
    if (max === undefined) return t('priceOver', { min: money(min ?? 0) })
    return min
      ? t('priceBetween', { min: money(min), max: money(max) })
      : t('priceUnder', { max: money(max) })
  }
  return (offer: FilterOption, alone = false): string => {
    switch (offer.facet) {
      case 'category':
        return names.get(offer.value) ?? offer.value.split('/').at(-1) ?? ''
      case 'price':
        return price(offer.value.priceMin, offer.value.priceMax)
      case 'moq':
        return t(alone ? 'moqAlone' : 'moq', { quantity: offer.value })
      case 'rating':
        return t('stars', { stars: offer.value })
      case 'stock':
        return t('inStock')
      case 'origin':
        return placeName(offer.value, locale)
    }
  }
}
