import type { Seen } from '@/domain/cart/quote-changes'
import { servicesIn } from './chosen-services'

/** Whether a form asks for new totals: by its button, or by a service other than the one shown. */
export function asksForNewTotals(form: FormData, seen: Seen | undefined): boolean {
  if (form.has('update') || form.has('deliver')) return true
  const marked = Object.entries(servicesIn(form))
  return seen !== undefined && marked.some(([seller, service]) => serviceSeen(seen, seller) !== service)
}

export const serviceSeen = ({ sellers }: Seen, id: string) =>
  sellers.find((seller) => seller.id === id)?.service
