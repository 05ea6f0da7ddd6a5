/** How long what staff write beside money may be. */
export const ADMIN_TEXT_LIMITS = { bankReference: 80, reference: 100, reason: 1000 } as const
