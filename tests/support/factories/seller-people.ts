import { unique } from './unique'

export const aPerson = (seller: string, user: string) => ({ seller, user, role: 'orders' })

export const aSellerInvitation = (seller: string) => ({
  seller,
  email: `${unique('person')}@maru.test`,
  role: 'orders',
  tokenHash: unique('hash'),
  expiresAt: '2035-05-06T07:08:09.000Z',
})
