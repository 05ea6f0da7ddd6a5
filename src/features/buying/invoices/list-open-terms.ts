import 'server-only'
import { isCardPayable } from '@/domain/cart/quote/totals'
import type { OwnInvoice } from '@/domain/orders/documents/own-invoice'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'

export type OpenTerm = { checkout: string; dueOn: string; byCard: boolean }
/** By order. */
export type OpenTerms = ReadonlyMap<string, OpenTerm>

/** Which of these invoices are on terms and not paid, as their reader may read it (rule M123). */
export async function listOpenTerms(
  member: MemberUser,
  invoices: readonly Pick<OwnInvoice, 'orderId' | 'content'>[],
): Promise<OpenTerms> {
  // Invoices of orders that were paid at once say so, and nothing is asked about them.
  const onTerms = invoices.filter(({ content }) => content.payment.terms).map(({ orderId }) => orderId)
  if (onTerms.length === 0) return new Map()
  const db = await asUser(member)
  const { docs: orders } = await db.find({
    collection: 'orders',
    where: { id: { in: onTerms }, status: { not_equals: 'cancelled' } },
    select: { checkout: true },
    pagination: false,
  })
  if (orders.length === 0) return new Map()
  const { docs: checkouts } = await db.find({
    collection: 'checkouts',
    where: { id: { in: orders.map(({ checkout }) => checkout) }, owed: { greater_than: 0 } },
    select: { owed: true, dueOn: true, bankDebitSince: true },
    pagination: false,
  })
  return new Map(
    orders.flatMap(({ id, checkout }) => {
      const open = checkouts.find((each) => each.id === checkout)
      if (!open?.dueOn) return []
      const byCard = isCardPayable(open.owed) && !open.bankDebitSince
      return [[id, { checkout: open.id, dueOn: open.dueOn, byCard }] as const]
    }),
  )
}
