import type { Browse } from '@/domain/search/browse'
import type { Facets } from '@/domain/search/facets'
import { cleanWords } from './led-words'

/** What was searched for and not found, and in which main category it belongs; '' where that is not known. */
export type MissedSearch = { words: string; main: string }

type Answer = {
  browse: Browse
  /** Filters of any kind, categories too. */
  filters: number
  found: { total: number; corrected?: string; facets: Pick<Facets, 'mains'> }
}

/**
 * A search that nothing matched as it was typed (rule S54). Its category is the one searched in, else the one that most of what was
 * found instead is in. Filters may have left out what there is, so of filtered searches only those that were corrected count.
 */
export function missedSearch({ browse, filters, found }: Answer): MissedSearch | null {
  const { text, page, main } = browse
  const isMissed = found.corrected !== undefined || (found.total === 0 && filters === 0)
  const words = cleanWords(text)
  if (page > 1 || !isMissed || words === null) return null
  const [most] = found.facets.mains.toSorted((one, other) => other.count - one.count)
  return { words, main: main ?? (found.corrected === undefined ? '' : (most?.slug ?? '')) }
}
