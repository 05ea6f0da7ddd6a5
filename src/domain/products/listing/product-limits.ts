import { PRODUCT_FACTS } from '@/domain/products/facts/facts'
import { cleanLine, cleanText, lengthOf, storable } from '@/domain/values/text'

const LIMITED = PRODUCT_FACTS.filter((fact) => 'limit' in fact)
export type LimitedField = (typeof LIMITED)[number]['name']

/** The longest text of each field, in characters. */
export const MAX_LENGTH = Object.fromEntries(LIMITED.map(({ name, limit }) => [name, limit])) as Record<
  LimitedField,
  number
>

export const MAX_CERTIFICATIONS = 20
export const MAX_CERTIFICATION = 80
export const MAX_TIERS = 20

/** A text as it is stored: the description keeps its lines, all others have one. */
export const storedText = (field: LimitedField | 'certifications' | 'alt', text: string) =>
  (field === 'description' ? cleanText : cleanLine)(storable(text))

/** The length that counts towards the limit, while one types and when it is stored. */
export const countedLength = (field: LimitedField, text: string) => lengthOf(storedText(field, text))
