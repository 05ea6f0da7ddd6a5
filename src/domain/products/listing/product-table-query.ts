import { cleanLine, isBlank, storable } from '@/domain/values/text'

export const PRODUCT_FILTERS = ['all', 'active', 'pending', 'inactive', 'archived'] as const
export type ProductFilter = (typeof PRODUCT_FILTERS)[number]

export const PRODUCT_SORTS = ['newest', 'name', 'stock', 'price', 'views'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** Filter, search, order and page of a seller's product table, as its address has them (rule S20). */
export type ProductTableQuery = { filter: ProductFilter; text: string; sort: ProductSort; page: number }

export const PRODUCT_TABLE = '/seller/products'
export const PRODUCTS_A_PAGE = 24
export const MAX_SEARCH = 200
const PAGE = /^[1-9]\d{0,3}$/

type Params = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

/** Reads it from an address. A value that makes no sense is left out (rule C41). */
export function readProductTableQuery(params: Params): ProductTableQuery {
  const page = one(params.page)
  const text = [...cleanLine(storable(one(params.q)))].slice(0, MAX_SEARCH).join('').trim()
  return {
    filter: PRODUCT_FILTERS.find((filter) => filter === params.filter) ?? 'all',
    text: isBlank(text) ? '' : text,
    sort: PRODUCT_SORTS.find((sort) => sort === params.sort) ?? 'newest',
    page: PAGE.test(page) ? Number(page) : 1,
  }
}

/** Writes it as a query string without the values that stand for nothing: `?filter=pending&page=2`, or an empty one. */
export function writeProductTableQuery({ filter, text, sort, page }: ProductTableQuery): string {
  const params = new URLSearchParams()
  if (filter !== 'all') params.set('filter', filter)
  if (text) params.set('q', text)
  if (sort !== 'newest') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}

/** Whether anything is left out by a filter or a search. */
export const isNarrowed = ({ filter, text }: ProductTableQuery) => filter !== 'all' || text !== ''
