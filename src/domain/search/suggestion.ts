/** A completion of the typed text; `href` is its target. */
export type Suggestion = { kind: 'product' | 'category' | 'term'; text: string; href: string }
