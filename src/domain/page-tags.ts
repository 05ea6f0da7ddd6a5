/** Cache tags of prerendered pages. */
export const TAGS = [
  'products',
  'categories',
  'pages',
  'home',
  'menus',
  'settings',
  'recommended',
  'comments',
] as const
export type Tag = (typeof TAGS)[number]
