import type { Browse } from '@/domain/search/browse'
import type { SearchResult } from './provider'
import type { Question } from './question'
import type { RunQuery } from './postgres/run-query'

/** Result of one page, and whether any product matches the text. Undefined if filters may have removed all matches. */
export type PageResult = { found: Omit<SearchResult, 'marks' | 'corrected'>; isCalled: boolean | undefined }

/**
 * What a search asks of the products: by Postgres (`postgres-goods.ts`) or by an engine of its own (`engine/`). What a text means, how it may be
 * corrected and what things are called is read from Postgres by both, so that both find the same.
 */
export type Goods = {
  /** One page of results with facet counts. */
  find(browse: Browse, question: Question): Promise<PageResult>
  /** Whether any live product matches the text, whatever the filters. */
  isCalled(question: Question): Promise<boolean>
  /** Whether a live product has the words of a tsquery. */
  isPresent(query: string): Promise<boolean>
  /** How many live products have the words of each query; many are not counted to the end. */
  counts(queries: string[]): Promise<number[]>
  /** The most popular live products with the words of a query, name matches first. */
  best(query: string, most: number): Promise<string[]>
}

/** Where one search reads. */
export type Reads = { run: RunQuery; goods: Goods }
