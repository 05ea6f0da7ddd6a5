import { cleanLine, cleanText, lengthOf, storable } from '@/domain/text'

/** The longest text of each field, in characters. */
export const MAX_LENGTH = {
  sku: 64,
  name: 160,
  description: 6_000,
  material: 160,
  color: 120,
  dimensions: 120,
  origin: 80,
  shippingFrom: 200,
} as const

export type LimitedField = keyof typeof MAX_LENGTH

export const MAX_CERTIFICATIONS = 20
export const MAX_CERTIFICATION = 80
/** Millimetres of a side, and kilograms. */
export const MAX_MEASURE = 100_000
export const MAX_LEAD_TIME = 365
export const MAX_TIERS = 20

/** A text as it is stored: the description keeps its lines, all others have one. */
export const storedText = (field: LimitedField | 'certifications' | 'alt', text: string) =>
  (field === 'description' ? cleanText : cleanLine)(storable(text))

/** The length that counts towards the limit, while one types and when it is stored. */
export const countedLength = (field: LimitedField, text: string) => lengthOf(storedText(field, text))
