import type { NotificationFacts } from './notification'

const request = {
  topic: 'orders',
  subject: 'price-requests',
  params: ['number', 'company'],
  path: (id: string) => `/price-requests/${id}`,
} as const

/** Moves of price requests, each for the side that did not make it (rule T33). */
export const PRICE_NOTIFICATIONS = {
  'priceRequest.requested': {
    ...request,
    params: ['number', 'company', 'goods'],
    sides: { seller: { sentence: 'priceRequested', email: 'priceRequested' } },
  },
  'priceRequest.requestedAgain': {
    ...request,
    sides: { seller: { sentence: 'priceRequestedAgain', email: 'priceRequestedAgain' } },
  },
  'priceRequest.offered': {
    ...request,
    params: ['number', 'company', 'day'],
    sides: { buyer: { sentence: 'priceOffered', email: 'priceOffered' } },
  },
  'priceRequest.accepted': {
    ...request,
    sides: { seller: { sentence: 'priceAccepted', email: 'priceAccepted' } },
  },
  'priceRequest.declined': {
    ...request,
    params: ['number', 'company', 'reason'],
    sides: { buyer: { sentence: 'priceDeclined', email: 'priceDeclined' } },
  },
  'priceRequest.offerDeclined': {
    ...request,
    params: ['number', 'company', 'reason'],
    sides: { seller: { sentence: 'priceOfferDeclined', email: 'priceOfferDeclined' } },
  },
  'priceRequest.withdrawn': {
    ...request,
    sides: { seller: { sentence: 'priceWithdrawn', email: 'priceWithdrawn' } },
  },
  'priceRequest.offerWithdrawn': {
    ...request,
    sides: { buyer: { sentence: 'priceOfferWithdrawn', email: 'priceOfferWithdrawn' } },
  },
  'priceRequest.expired': {
    ...request,
    params: ['number'],
    sides: { buyer: { sentence: 'priceExpired', email: 'priceExpired' } },
  },
  'priceRequest.expiredSeller': {
    ...request,
    params: ['number'],
    sides: { seller: { sentence: 'priceExpired', email: 'priceExpired' } },
  },
} as const satisfies Record<string, NotificationFacts>
