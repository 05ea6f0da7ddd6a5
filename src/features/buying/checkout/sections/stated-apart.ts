import { APART_FACTS } from '@/domain/orders/buyer-facts'
import { isId } from '@/domain/values/id'

/** Of the box that is ticked while all orders of a checkout share what may differ. */
export const SHARED_FIELD = 'shared'

export const apartField = (fact: string, seller: string) => `${fact}.${seller}`

/** Fact and seller of a field of one seller's order; null for any other. */
export function apartOf(field: string): { fact: string; seller: string } | null {
  const [fact = '', seller = ''] = field.split('.')
  return APART_FACTS.some(({ name }) => name === fact) && isId(seller) ? { fact, seller } : null
}

/** Whether what was sent states them apart: it has fields for it, and the box is not ticked. */
export const isApart = (kept: Readonly<Record<string, string>> = {}) =>
  !(SHARED_FIELD in kept) && Object.keys(kept).some(apartOf)
