/** The steps of the seed, in the order in which each needs the ones before it. */
export const STEP_NAMES = [
  'people',
  'sellers',
  'consents',
  'companies',
  'content',
  'pages',
  'categories',
  'pictures',
  'products',
  'documents',
  'discounts',
  'room',
  'orders',
  'stock',
  'refunds',
  'ledger',
  'invoices',
  'commission',
  'reviews',
  'returns',
  'talk',
  'support',
  'notifications',
  'days',
] as const

export type StepName = (typeof STEP_NAMES)[number]
