/** A completion of the typed text; `href` is its target. */
export type Suggestion = { kind: 'product' | 'category' | 'supplier' | 'term'; text: string; href: string }
