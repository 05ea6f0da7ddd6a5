import type { Place } from '@/domain/address/address'

/** Who a buyer contracts with, as the law wants it said before and after an order (rule D21). */
export type SellerIdentity = Place & { company: string; email: string; phone: string }

/** What an order was placed under, frozen with it (rule D22). */
export type Contract = { termsVersion: string; seller: SellerIdentity }

/** From the moment its total is known. */
export const hasConfirmation = (quote: 'none' | 'waiting' | 'given') => quote !== 'waiting'
