import type { NotificationInput } from '@/domain/talk/notifications/notification'
import type { ReturnStatus } from '@/domain/orders/returns/moves'
import type { Side } from '@/domain/talk/thread'
import { publish } from '@/server/db/bus'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { memberName } from '@/server/people/names'
import { notify } from '@/server/talk/notify'
import type { LockedReturn } from './lock-return'

const { sellers, users } = tables

type ReturnFacts = Pick<LockedReturn, 'id' | 'number' | 'order' | 'buyer' | 'seller' | 'version'>

const sellersPage = (id: string) => `/seller/returns/${id}`

type ReturnMove = {
  return: ReturnFacts
  by: Side
  move: Exclude<ReturnStatus, 'refunded' | 'escalated' | 'expired'>
  reason?: string
  day?: string
}

/** Notifies the side that did not make a move (rule T34). A refund is announced as every refund of an order is. */
export async function announceReturnMove(tx: Transaction, made: ReturnMove) {
  await notify(tx, await notificationOf(tx, made))
  await refreshPages(tx, made.return)
}

async function notificationOf(
  tx: Transaction,
  { return: { id: about, number, buyer, seller, version }, by, move, reason = '–', day = '–' }: ReturnMove,
): Promise<NotificationInput> {
  const event = `${version}:${move}`
  const toBuyer = { about, user: buyer, event }
  const toSeller = { about, user: seller, event, href: sellersPage(about) }
  const company = by === 'seller' ? await sellerName(tx, seller) : await buyerName(tx, buyer)
  const named = { number, company }
  switch (move) {
    case 'accepted':
      return { ...toBuyer, kind: 'return.accepted', params: { ...named, day } }
    case 'declined':
      return { ...toBuyer, kind: 'return.declined', params: { ...named, reason } }
    case 'received':
      return { ...toBuyer, kind: 'return.received', params: { ...named, day } }
    case 'requested':
      return { ...toSeller, kind: 'return.requested', params: { ...named, day } }
    case 'sent':
      return { ...toSeller, kind: 'return.sent', params: { ...named, day } }
    case 'withdrawn':
      return { ...toSeller, kind: 'return.withdrawn', params: named }
  }
}

/** The step of the one whose turn it is, some days before it is over (rule T35). */
export async function announceReturnDue(tx: Transaction, of: ReturnFacts, side: Side, day: string) {
  const { id: about, number, buyer, seller, version } = of
  const event = `${version}:due`
  const params = { number, day }
  await notify(
    tx,
    side === 'buyer'
      ? { kind: 'return.sendDue', about, user: buyer, event, params }
      : { kind: 'return.due', about, user: seller, event, href: sellersPage(about), params },
  )
}

export async function announceReturnExpiry(tx: Transaction, of: ReturnFacts) {
  const { id: about, number, buyer, seller, version } = of
  const event = `${version}:expired`
  const params = { number }
  await notify(
    tx,
    { kind: 'return.expired', about, user: buyer, event, params },
    { kind: 'return.expiredSeller', about, user: seller, event, href: sellersPage(about), params },
  )
  await refreshPages(tx, of)
}

/** Staff are asked: both sides know, and the admins. */
export async function announceEscalation(tx: Transaction, of: ReturnFacts) {
  const { id: about, number, buyer, seller, version } = of
  const event = `${version}:escalated`
  const params = { number }
  await notify(
    tx,
    { kind: 'return.escalated', about, user: buyer, event, params },
    { kind: 'return.escalatedSeller', about, user: seller, event, href: sellersPage(about), params },
    { kind: 'return.toDecide', about, event, params },
  )
  await refreshPages(tx, of)
}

export async function announceDecision(tx: Transaction, of: ReturnFacts, reason: string) {
  const { id: about, number, buyer, seller, version } = of
  const event = `${version}:decided`
  const params = { number, reason }
  await notify(
    tx,
    { kind: 'return.decided', about, user: buyer, event, params },
    { kind: 'return.decidedSeller', about, user: seller, event, href: sellersPage(about), params },
  )
  await refreshPages(tx, of)
}

/** Open pages of the order and of its return read anew. */
export const refreshPages = (tx: Transaction, { order, buyer, seller }: ReturnFacts) =>
  publish(tx, { kind: 'order', order, to: [buyer, seller] })

async function sellerName(tx: Transaction, seller: string) {
  const [row] = await tx.select({ name: sellers.company }).from(sellers).where(eq(sellers.id, seller))
  return row?.name ?? '–'
}

async function buyerName(tx: Transaction, buyer: string) {
  const name = sql<string | null>`coalesce(nullif(${users.company}, ''), ${memberName})`
  const [row] = await tx.select({ name }).from(users).where(eq(users.id, buyer))
  return row?.name ?? '–'
}
