import { TERMS_PAYERS } from '@/domain/people/companies/terms'
import { and, eq, inArray, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database, Transaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import type { CheckoutRow, OrderRow } from '@/server/orders/lock-rows'

const { checkouts, company_members: members, orders } = tables

/** Who is notified of what a company owes: who ordered it, as long as they belong to it, its owners and its accountants (rule M122). */
async function readPayers(db: Database, company: string, buyer: string): Promise<string[]> {
  const isPayer = or(inArray(members.role, [...TERMS_PAYERS]), eq(members.user, buyer))
  const rows = await db
    .select({ user: members.user })
    .from(members)
    .where(and(eq(members.company, company), isPayer))
    .orderBy(members.createdAt, members.id)
  return rows.map(({ user }) => user)
}

type Owing = Pick<CheckoutRow, 'id' | 'company' | 'buyer' | 'owed'>

/** The payment of an order on terms has arrived. */
export async function announcePaid(tx: Transaction, checkout: Owing, [first]: readonly OrderRow[]) {
  if (!first || checkout.company === null) return
  const payers = await readPayers(tx, checkout.company, checkout.buyer)
  await notify(
    tx,
    ...payers.map((user) => ({
      kind: 'netTerms.paid' as const,
      about: first.id,
      user,
      event: `${checkout.id}:${user}`,
      params: { number: first.number, amount: checkout.owed },
    })),
  )
}

/** An order that was to be confirmed on terms is paid at once instead (rule M120). */
export async function announceRefused(tx: Transaction, { id, buyer }: Pick<CheckoutRow, 'id' | 'buyer'>) {
  const [order] = await tx
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(and(eq(orders.checkout, id), eq(orders.status, 'pending_payment')))
    .orderBy(orders.number)
    .limit(1)
  if (!order) return
  await notify(tx, {
    kind: 'netTerms.refused',
    about: order.id,
    user: buyer,
    event: id,
    params: { number: order.number },
  })
}

/** Reminds of what is due soon, or overdue; `event` is its day, so that each reminder is sent once (rule M122). */
export async function announceDue(tx: Transaction, checkout: string, isOver: boolean, event: string) {
  const [due] = await tx
    .select({
      company: checkouts.company,
      buyer: checkouts.buyer,
      owed: checkouts.owed,
      dueOn: checkouts.dueOn,
      order: orders.id,
      number: orders.number,
    })
    .from(checkouts)
    .innerJoin(orders, and(eq(orders.checkout, checkouts.id), sql`${orders.status} <> 'cancelled'`))
    .where(eq(checkouts.id, checkout))
    .orderBy(orders.number)
    .limit(1)
  if (!due?.company || !due.dueOn) return
  const { order: about, number, owed: amount, dueOn: day } = due
  const payers = await readPayers(tx, due.company, due.buyer)
  await notify(
    tx,
    ...payers.map((user) => ({
      kind: isOver ? ('netTerms.overdue' as const) : ('netTerms.due' as const),
      about,
      user,
      event: `${user}:${event}`,
      params: { number, amount, day },
    })),
  )
}
