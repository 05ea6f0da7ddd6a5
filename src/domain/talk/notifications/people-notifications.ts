import type { NotificationFacts } from './notification'

const people = {
  topic: 'account',
  subject: 'sellers',
  params: ['company', 'person'],
  path: () => '/seller/people',
} as const

/** Changes among the people of a seller: for its owners, and for whom they are about (rule P43). */
export const PEOPLE_NOTIFICATIONS = {
  'people.joined': { ...people, sides: { seller: { sentence: 'personJoined' } } },
  'people.left': { ...people, sides: { seller: { sentence: 'personLeft' } } },
  'people.changed': {
    ...people,
    sides: { seller: { sentence: 'personChanged', email: 'sellerPersonChanged' } },
  },
  'people.roleGiven': { ...people, params: ['company'], sides: { buyer: { sentence: 'personRoleGiven' } } },
  'people.removed': {
    ...people,
    params: ['company'],
    path: () => '/notifications',
    sides: { buyer: { sentence: 'personRemoved', email: 'sellerPersonRemoved', hasButton: false } },
  },
} as const satisfies Record<string, NotificationFacts>
