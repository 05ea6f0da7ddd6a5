import type { NotificationFacts } from './notification'

const order = {
  topic: 'orders',
  subject: 'orders',
  params: ['number', 'amount'],
  path: (id: string) => `/order/${id}`,
} as const

/** Orders that are late, and what their sellers say of it (rule M64). */
export const LATE_NOTIFICATIONS = {
  'order.late': {
    ...order,
    sides: {
      buyer: { sentence: 'lateBuyer', email: 'orderLateBuyer' },
      seller: { sentence: 'late', email: 'orderLate' },
    },
  },
  'order.newEstimate': {
    ...order,
    sides: { buyer: { sentence: 'newEstimate', email: 'orderNewEstimate' } },
  },
} as const satisfies Record<string, NotificationFacts>
