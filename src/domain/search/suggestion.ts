/** A completion of the typed text; `href` is its target. Products have a small picture, if any, and a price in words (rule C68). */
export type Suggestion = {
  kind: 'product' | 'category' | 'supplier' | 'term'
  text: string
  href: string
  picture?: string
  price?: string
}
