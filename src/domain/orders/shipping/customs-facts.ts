import { byFact } from '@/domain/values/by-fact'

/** What an order line keeps of its product for customs documents, as it was when ordered (rule M40). */
export const CUSTOMS_FACTS = [
  { name: 'hsCode', kind: 'text', limit: 12 },
  { name: 'origin', kind: 'text', limit: 80 },
  { name: 'weight', kind: 'number' },
  { name: 'packagingUnit', kind: 'number' },
] as const

/** Weight in kilograms for one unit. */
export type CustomsFacts = { hsCode: string | null; origin: string; weight: number; packagingUnit: number }

/** They alone, of a line or product that has more. */
export const customsOf = (source: CustomsFacts) =>
  byFact(CUSTOMS_FACTS, ({ name }) => source[name]) as CustomsFacts
