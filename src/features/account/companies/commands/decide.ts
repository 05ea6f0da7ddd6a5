import { APPROVAL_MOVES } from '@/domain/people/companies/approval'
import { move } from '@/domain/values/moves'
import type { Actor } from '@/domain/people/actor'
import { issue, type Result } from '@/domain/result'
import { checkOptional } from '@/domain/staff/staff-reason'
import { publish } from '@/server/db/bus'
import { makePayable } from '@/server/people/companies/make-payable'
import { readMemberName } from '@/server/people/companies/member-names'
import { lockMembership } from '@/server/people/companies/membership'
import { and, eq, inArray, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import {
  lockCheckout,
  lockGoodsOf,
  lockOrdersOf,
  type CheckoutRow,
  type OrderRow,
} from '@/server/orders/lock-rows'
import { moveOrder } from '@/server/orders/moves'
import { recountCheckout } from '@/server/orders/money/recount-checkout'
import { releaseStock } from '@/server/orders/stock/stock'
import { command, must, Refusal } from '@/server/db/refusal'
import { lockActor } from './as-owner'

const { checkouts, orders, seller_people } = tables

type ApprovalDecision = { checkout: string; to: 'approved' | 'declined'; reason: string }

/** An owner decides, once, on an order of the company that waits for it (rule M100). For everybody else it does not exist. */
export const decideCompanyOrder = (
  actor: Actor,
  deciding: ApprovalDecision,
): Promise<Result<{ isOnTerms: boolean }>> =>
  command(async (tx) => {
    const reason = must(checkOptional(deciding.to === 'declined' ? deciding.reason : '', 'reason'))
    const { id: owner } = await lockActor(tx, actor)
    const checkout = await lockCheckout(tx, deciding.checkout)
    const me = await lockMembership(tx, owner)
    if (!checkout || me?.role !== 'owner' || checkout.company !== me.company || checkout.approval === null)
      throw new Refusal([issue('company.nothingWaits', '')])
    if (!move(APPROVAL_MOVES, checkout.approval, deciding.to, 'buyer').ok)
      throw new Refusal([issue('company.decided', '')])
    const isOver = checkout.status !== 'pending_payment' || (checkout.expiresAt?.getTime() ?? 0) <= Date.now()
    if (isOver) throw new Refusal([issue('company.over', '')])
    if (deciding.to === 'approved' && (await sellsIn(tx, checkout.id, owner)))
      throw new Refusal([issue('company.ownGoods', '')])
    const declineReason = reason
    await tx
      .update(checkouts)
      .set({
        approval: deciding.to,
        decidedBy: owner,
        decidedAt: sql`now()`,
        declineReason,
        updatedAt: sql`now()`,
      })
      .where(eq(checkouts.id, checkout.id))
    const waiting = (await lockOrdersOf(tx, checkout.id)).filter(({ status }) => status === 'pending_payment')
    const person = await readMemberName(tx, owner)
    let isOnTerms = false
    if (deciding.to === 'approved') {
      isOnTerms = (await makePayable(tx, checkout.id)) === 'terms'
      for (const { id } of waiting) await publish(tx, { kind: 'order', order: id, to: [checkout.buyer] })
    } else await cancel(tx, waiting, owner, reason)
    // Confirmed on terms, it has been announced as such: there is nothing to pay now.
    if (!isOnTerms)
      await announce(tx, { checkout, orders: waiting, person, reason, isGiven: deciding.to === 'approved' })
    return { isOnTerms }
  })

/** Whether the owner is the seller of one of these orders, or works for one: such goods they neither buy nor approve (rules P3, P41). */
async function sellsIn(tx: Transaction, checkout: string, owner: string) {
  const works = tx
    .select({ seller: seller_people.seller })
    .from(seller_people)
    .where(eq(seller_people.user, owner))
  const [own] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.checkout, checkout),
        eq(orders.status, 'pending_payment'),
        or(eq(orders.seller, owner), inArray(orders.seller, works)),
      ),
    )
    .limit(1)
  return own !== undefined
}

/** Its lines do not return to the cart: what was declined is ordered again only on purpose. */
async function cancel(tx: Transaction, waiting: readonly OrderRow[], owner: string, note: string | null) {
  const ids = waiting.map(({ id }) => id)
  const by = { kind: 'buyer', id: owner } as const
  await lockGoodsOf(tx, ids)
  await releaseStock(tx, ids)
  for (const order of waiting) await moveOrder(tx, order, { to: 'cancelled', by, note, isSilent: true })
  const [first] = waiting
  if (first) await recountCheckout(tx, first.checkout)
}

type DecisionNews = {
  checkout: CheckoutRow
  orders: readonly OrderRow[]
  person: string
  reason: string | null
  isGiven: boolean
}

async function announce(
  tx: Transaction,
  { checkout, orders: waiting, person, reason, isGiven }: DecisionNews,
) {
  const [order] = waiting.toSorted((a, b) => (a.number < b.number ? -1 : 1))
  if (!order) return
  const { id: about, number } = order
  const to = { about, user: checkout.buyer, event: checkout.id }
  await notify(
    tx,
    isGiven
      ? { kind: 'approval.given', ...to, params: { number, person } }
      : { kind: 'approval.declined', ...to, params: { number, person, reason: reason ?? '' } },
  )
}
