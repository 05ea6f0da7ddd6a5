/** The names an address may carry: any of them makes a list a filtered one. */
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
