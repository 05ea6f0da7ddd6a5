import type { NotificationFacts } from './notification'

const one = {
  topic: 'orders',
  subject: 'returns',
  params: ['number', 'company'],
  path: (id: string) => `/buyer-returns/${id}`,
} as const

const own = { ...one, params: ['number'] } as const
const decided = { ...one, params: ['number', 'reason'] } as const
const due = { ...one, params: ['number', 'day'] } as const
const until = { ...one, params: ['number', 'company', 'day'] } as const

/** Moves of returns, each for the sides that did not make it, and reminders (rules T34, T35). */
export const RETURN_NOTIFICATIONS = {
  'return.requested': {
    ...until,
    sides: { seller: { sentence: 'returnRequested', email: 'returnRequested' } },
  },
  'return.accepted': { ...until, sides: { buyer: { sentence: 'returnAccepted', email: 'returnAccepted' } } },
  'return.declined': {
    ...one,
    params: ['number', 'company', 'reason'],
    sides: { buyer: { sentence: 'returnDeclined', email: 'returnDeclined' } },
  },
  'return.withdrawn': {
    ...one,
    sides: { seller: { sentence: 'returnWithdrawn', email: 'returnWithdrawn' } },
  },
  'return.sent': { ...until, sides: { seller: { sentence: 'returnSent', email: 'returnSent' } } },
  'return.received': { ...until, sides: { buyer: { sentence: 'returnReceived', email: 'returnReceived' } } },
  'return.due': { ...due, sides: { seller: { sentence: 'returnDue', email: 'returnDue' } } },
  'return.sendDue': { ...due, sides: { buyer: { sentence: 'returnSendDue', email: 'returnSendDue' } } },
  'return.expired': { ...own, sides: { buyer: { sentence: 'returnExpired', email: 'returnExpired' } } },
  'return.expiredSeller': {
    ...own,
    sides: { seller: { sentence: 'returnExpired', email: 'returnExpired' } },
  },
  'return.escalated': { ...own, sides: { buyer: { sentence: 'returnEscalated', email: 'returnEscalated' } } },
  'return.escalatedSeller': {
    ...own,
    sides: { seller: { sentence: 'returnEscalated', email: 'returnEscalated' } },
  },
  'return.decided': { ...decided, sides: { buyer: { sentence: 'returnDecided', email: 'returnDecided' } } },
  'return.decidedSeller': {
    ...decided,
    sides: { seller: { sentence: 'returnDecided', email: 'returnDecided' } },
  },
  'return.toDecide': {
    ...own,
    path: (id: string) => `/admin/collections/returns/${id}`,
    sides: { staff: { email: 'returnToDecide' } },
  },
} as const satisfies Record<string, NotificationFacts>
