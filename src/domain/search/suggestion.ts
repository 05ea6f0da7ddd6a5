/** One way a text that is being typed may go on; `href` is where it leads. */
export type Suggestion = { kind: 'product' | 'category' | 'term'; text: string; href: string }
