import { unique } from './unique'

const HOUR = 60 * 60 * 1000
const moment = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

/** Ten per cent off everything of a seller, or of everybody, for a week. */
export const aCode = (seller: string | null, more: object = {}) => ({
  code: unique('CODE')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 20),
  seller,
  paidBy: seller === null ? 'house' : 'seller',
  kind: 'percent',
  percent: 10,
  scope: 'all',
  from: moment(-1),
  until: moment(7 * 24),
  ...more,
})

/** A price cut of the named products. */
export const aPriceCut = (seller: string, products: readonly string[], more: object = {}) => ({
  ...aCode(seller),
  code: null,
  percent: 20,
  scope: 'products',
  products,
  ...more,
})
