import type { NotificationFacts } from './notification'

const order = {
  topic: 'orders',
  subject: 'orders',
  params: ['number', 'amount'],
  path: (id: string) => `/order/${id}`,
} as const

/** An order that goes in parts: one is on its way, or what is left is not sent (rules M137, M141). */
export const PARCEL_NOTIFICATIONS = {
  'order.partShipped': {
    ...order,
    sides: { buyer: { sentence: 'partShipped', email: 'orderPartShipped' } },
  },
  'order.restCancelled': {
    ...order,
    sides: { buyer: { sentence: 'restCancelled', email: 'orderRestCancelled' } },
  },
} as const satisfies Record<string, NotificationFacts>
