/** `unitPrice` is in cents; the open end of the last tier is OPEN_MAX (spec 5). */
export type Tier = { minQty: number; maxQty: number; unitPrice: number }

/** The last tier's maxQty, shown as infinity (spec 9). */
export const OPEN_MAX = 999_999

/** CAD 999,999.99: what one payment may carry is also the most one unit may cost (ruling M16). */
export const MAX_UNIT_PRICE = 99_999_999

/** What a new product starts with: 1 to 9 units at 20 (spec 9). */
export const DEFAULT_TIER: Tier = { minQty: 1, maxQty: 9, unitPrice: 2_000 }
