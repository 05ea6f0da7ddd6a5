/** `unitPrice` is in cents; the open end of the last tier is OPEN_MAX (rule C23). */
export type Tier = { minQty: number; maxQty: number; unitPrice: number }

/** The last tier's maxQty, shown as infinity (rule C23). */
export const OPEN_MAX = 999_999

/** CAD 999,999.99: what one payment may carry is also the most one unit may cost (rule M16). */
export const MAX_UNIT_PRICE = 99_999_999

/** What a new product starts with: 1 to 9 units at 20 (rule C26). */
export const DEFAULT_TIER: Tier = { minQty: 1, maxQty: 9, unitPrice: 2_000 }
