/** Maximum lengths of texts staff enter with money commands. */
export const ADMIN_TEXT_LIMITS = { bankReference: 80, reference: 100, reason: 1000, memo: 400 } as const
