/** Query parameters of lists. A list URL with any of them is a filtered list. */
export const BROWSE_NAMES = [
  'q',
  'sort',
  'main',
  'sub',
  'price',
  'moq',
  'origin',
  'stock',
  'rating',
  'page',
] as const
