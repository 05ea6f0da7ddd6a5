/**
 * A journey about a detail of a page whose main way has a journey in every run. It runs in `npm run test:all`, and where its file is named.
 */
export const FULL = { tag: '@full' }

/** The same, and at both widths. */
export const FULL_WIDTHS = { tag: ['@full', '@widths'] }
