import type { NotificationFacts } from './notification'

const review = { topic: 'products', subject: 'products', params: ['product'] } as const
const orders = () => '/buyer-orders'

/** What becomes of a buyer's review (rules T5, S25). */
export const REVIEW_NOTIFICATIONS = {
  'review.answered': {
    ...review,
    path: (id: string) => `/product/${id}/reviews`,
    sides: { buyer: { sentence: 'reviewAnswered', email: 'reviewAnswered' } },
  },
  'review.hidden': {
    ...review,
    params: ['product', 'reason'],
    path: orders,
    sides: { buyer: { sentence: 'reviewHidden', email: 'reviewHidden' } },
  },
  'review.shown': {
    ...review,
    path: orders,
    sides: { buyer: { sentence: 'reviewShown', email: 'reviewShown' } },
  },
} as const satisfies Record<string, NotificationFacts>
