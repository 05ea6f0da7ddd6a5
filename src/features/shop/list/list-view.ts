import 'server-only'
import { getTranslations } from 'next-intl/server'
import {
  priceSpan,
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
  narrowing,
  withoutFilters,
  type CountedFilterOption,
} from '@/domain/search/filter-options'
import type { Facets } from '@/domain/search/facets'
import { numberText, spanText, type Span, type SpanField } from '@/domain/search/spans'
import type { Locale } from '@/domain/locale'
import type { CategoryNode } from '@/server/products/category-tree'
import { filterNames } from './controls/filter-names'

/** The list controls as sent to the browser: each choice with its text and its query string. */
export type ListView = {
  path: string
  /** The query string of this state of the list, without page path. */
  query: string
  count: string
  /** The text of the button that closes the sheet. */
  show: string
  groups: { key: string; title: string; offers: ListOffer[]; fields: TypedFields[] }[]
  chips: { label: string; query: string; remove: string }[]
  clear: string | null
  /** How the list is shown, and the addresses of both ways (rule C66). */
  shown: View
  views: { view: View; label: string; href: string }[]
  /** Shows every member of the families in the list, or one card for each again (rule C65). */
  families: { label: string; query: string } | null
  sorts: { sort: Sort; label: string; query: string }[]
  sort: Sort
  /** Hidden fields that a form without script must send along. */
  hidden: [name: string, value: string][]
}

/** A filter that may be chosen, or that is chosen and goes by the same link. */
type ListOffer = { label: string; query: string; count: string; isOn: boolean; color?: string }

type View = 'grid' | 'table'

/** From and to that are typed; the name is that of the parameter. */
export type TypedFields = { name: SpanField; label: string; from: string; to: string }

const FIELDS: Partial<Record<string, SpanField[]>> = {
  price: ['price', 'm2'],
  size: ['length', 'width', 'height'],
}

const SORT_WORDS = {
  relevance: 'relevance',
  newest: 'newest',
  popular: 'popular',
  'price-low': 'priceLow',
  'price-high': 'priceHigh',
  'price-m2': 'priceM2',
  rating: 'rating',
} as const

type List = {
  locale: Locale
  path: string
  browse: Browse
  scope: ListScope
  facets: Facets
  total: number
  /** How many cards show them: fewer where families have one. */
  cards: number
  capped?: boolean
  partial?: boolean
  tree: CategoryNode[]
  /** The page of a list without filters, which has it in its path. */
  plainPage?: number
}

/** Builds the texts and links of the filters, chips and sort orders. */
export async function listView(list: List): Promise<ListView> {
  const { browse, scope, facets, path, total, cards, capped, partial, tree } = list
  const t = await getTranslations('browse')
  const word = await filterNames(list)
  const query = (next: Browse) => writeBrowse(next, scope)
  const options = filterOptions(browse, scope, inTreeOrder(facets, tree, browse.main))
  const offers = partial ? options : narrowing(options, total)
  const chosen = chosenFilters(browse, scope)
  const offer = (each: CountedFilterOption): ListOffer => ({
    label: word(each),
    query: query(each.next),
    count: t(partial ? 'countedAtLeast' : 'counted', { count: each.count }),
    isOn: each.on,
    ...(each.facet === 'color' && { color: each.value }),
  })
  const fields = (key: (typeof FACETS)[number]): TypedFields[] =>
    typedIn(key, list).map(([name, { min, max }]) => ({
      name,
      label: t(`typed.${name}`),
      from: numberText(name, min),
      to: numberText(name, max),
    }))
  // A search for words finds each member anyway.
  const { showAll, ...grouped } = browse
  const isOffered = browse.text === '' && (showAll === true || cards < total)
  const hasSort = (sort: Sort) => sort !== 'price-m2' || sort === browse.sort || facets.measured > 1
  return {
    path,
    query: query(browse),
    count: capped
      ? t('countAtLeast', { count: total })
      : t(cards < total ? 'countGrouped' : 'count', { count: total, cards }),
    show: capped ? t('showAtLeast', { count: total }) : t('show', { count: total }),
    groups: FACETS.map((key) => ({
      key,
      title: t(`facets.${key}`),
      offers: offers.filter(({ facet }) => facet === key).map(offer),
      fields: fields(key),
    })).filter((group) => group.offers.length > 0 || group.fields.length > 0),
    chips: chosen.map((each) => {
      const label = word(each, true)
      return { label, query: query(each.next), remove: t('remove', { choice: label }) }
    }),
    shown: browse.view ?? 'grid',
    views: viewsOf(list).map(({ view, href }) => ({ view, label: t(`views.${view}`), href })),
    clear: chosen.length > 0 ? query(withoutFilters(browse, scope)) : null,
    families: isOffered
      ? {
          label: t(showAll ? 'together' : 'apart'),
          query: query(showAll ? { ...grouped, page: 1 } : { ...browse, showAll: true, page: 1 }),
        }
      : null,
    sorts: sortsFor(browse.text, scope)
      .filter(hasSort)
      .map((sort) => ({
        sort,
        label: t(`sorts.${sort === 'relevance' && browse.text === '' ? 'recommended' : SORT_WORDS[sort]}`),
        query: query({ ...browse, sort, page: 1 }),
      })),
    sort: browse.sort,
    hidden: [...new URLSearchParams(query({ ...browse, sort: usualSort(browse.text, scope), page: 1 }))],
  }
}

/** The same page of the same list in both ways. */
function viewsOf({ browse, scope, path, plainPage }: List): { view: View; href: string }[] {
  const { view: _, ...grid } = browse
  const page = plainPage ?? browse.page
  return [
    { view: 'grid', href: path + writeBrowse({ ...grid, page }, scope) },
    { view: 'table', href: path + writeBrowse({ ...grid, view: 'table', page }, scope) },
  ]
}

/** Categories in the order staff set. */
function inTreeOrder(facets: Facets, tree: CategoryNode[], main?: string): Facets {
  const subcategories = tree.find((category) => category.slug === main)?.children ?? []
  const sorted = (counts: Facets['mains'], nodes: { slug: string }[]) =>
    nodes.flatMap(({ slug }) => counts.filter((count) => count.slug === slug))
  return { ...facets, mains: sorted(facets.mains, tree), subs: sorted(facets.subs, subcategories) }
}

/** What is typed from and to in a facet; nothing where there is only one product, unless it was typed. */
function typedIn(key: string, { browse, facets, total }: List): [SpanField, Span][] {
  const spanOf = (name: SpanField) => (name === 'price' ? priceSpan(browse) : (browse[name] ?? {}))
  return (FIELDS[key] ?? [])
    .map((name): [SpanField, Span] => [name, spanOf(name)])
    .filter(([name, span]) => (name === 'm2' ? facets.measured : total) > 1 || spanText(name, span) !== '')
}
