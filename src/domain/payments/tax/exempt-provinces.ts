/** Provinces with a sales tax of their own that a resale number exempts from (rule D7). */
export const EXEMPT_PROVINCES = ['BC', 'SK', 'MB'] as const
export type ExemptProvince = (typeof EXEMPT_PROVINCES)[number]
