import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import { shownMember } from './member-names'
import { readOwners } from './membership'

const { orders, users } = tables

type ApprovalRequest = { checkout: string; company: string; buyer: string; total: number }

/** Notifies all owners of a company of an order that waits for them (rule M100). */
export async function askOwners(tx: Transaction, { checkout, company, buyer, total }: ApprovalRequest) {
  const [order] = await tx
    .select({
      id: orders.id,
      number: orders.number,
      person: tx
        .select({ name: sql<string>`${shownMember}`.as('person_name') })
        .from(users)
        .where(eq(users.id, orders.buyer))
        .as('person'),
    })
    .from(orders)
    .where(eq(orders.checkout, checkout))
    .orderBy(orders.number)
    .limit(1)
  if (!order) return
  const { id: about, number, person } = order
  const owners = (await readOwners(tx, company)).filter((owner) => owner !== buyer)
  await notify(
    tx,
    ...owners.map((user) => ({
      kind: 'approval.asked' as const,
      about,
      user,
      event: `${checkout}:${user}`,
      params: { number, person, amount: total },
    })),
  )
}
