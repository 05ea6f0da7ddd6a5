import type { Arrival } from '@/domain/cart/shipping/shipping'

/** What a card says of the stock (rule C61): how few are left is for the product's page. */
export type CardStock = 'inStock' | 'madeToOrder' | 'soldOut'

/** Days as whole weeks, of which a card has room for. */
export const weeksOf = ({ minDays, maxDays }: Arrival) => ({
  min: Math.max(1, Math.floor(minDays / 7)),
  max: Math.ceil(maxDays / 7),
})
