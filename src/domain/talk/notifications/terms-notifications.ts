import type { NotificationFacts } from './notification'

const company = { topic: 'account', subject: 'companies', path: () => '/company' } as const
const order = {
  topic: 'orders',
  subject: 'orders',
  params: ['number', 'amount', 'day'],
  path: (id: string) => `/order/${id}`,
} as const
const ofSides = { ...order, params: ['number', 'amount'] } as const

/** Terms of payment, and what is ordered, owed and paid on them (rules M121, M122, A34). */
export const TERMS_NOTIFICATIONS = {
  'order.onTerms': {
    ...ofSides,
    sides: {
      buyer: { sentence: 'onTerms', email: 'orderOnTerms' },
      seller: { sentence: 'soldOnTerms', email: 'orderNewOnTerms' },
    },
  },
  'order.credited': {
    ...ofSides,
    sides: {
      buyer: { sentence: 'credited', email: 'orderCredited' },
      seller: { sentence: 'creditedSeller', email: 'orderCreditedSeller' },
    },
  },
  'netTerms.given': {
    ...company,
    params: ['company', 'amount', 'after'],
    sides: { buyer: { sentence: 'netTermsGiven', email: 'netTermsGiven' } },
  },
  'netTerms.ended': {
    ...company,
    params: ['company'],
    sides: { buyer: { sentence: 'netTermsEnded', email: 'netTermsEnded' } },
  },
  'netTerms.refused': {
    ...order,
    params: ['number'],
    sides: { buyer: { sentence: 'netTermsRefused', email: 'netTermsRefused' } },
  },
  'netTerms.due': { ...order, sides: { buyer: { sentence: 'netTermsDue', email: 'netTermsDue' } } },
  'netTerms.overdue': {
    ...order,
    sides: { buyer: { sentence: 'netTermsOverdue', email: 'netTermsOverdue' } },
  },
  'netTerms.paid': {
    ...order,
    params: ['number', 'amount'],
    sides: { buyer: { sentence: 'netTermsPaid', email: 'netTermsPaid' } },
  },
} as const satisfies Record<string, NotificationFacts>
