import { byFact } from '@/domain/values/by-fact'
import { contentOf, type Content, type ContentUnit, type SoldBy } from '@/domain/products/facts/content'

export const UNIT_FACTS = [{ name: 'soldBy' }, { name: 'content' }, { name: 'contentUnit' }] as const

/** What one unit of a line is called and contains, as it was agreed; older orders keep none of it, and count units (rule M53). */
export type SoldUnit = {
  soldBy?: SoldBy | null
  content?: number | null
  contentUnit?: ContentUnit | null
}

/** It alone, of a line or product that has more. */
export const unitOf = (source: SoldUnit) =>
  byFact(UNIT_FACTS, ({ name }) => source[name] ?? null) as Required<SoldUnit>

export const soldByOf = ({ soldBy }: SoldUnit): SoldBy => soldBy ?? 'piece'

export const contentOfUnit = ({ content, contentUnit }: SoldUnit): Content | null =>
  contentOf(content, contentUnit)
