import type { PriceRequestStatus } from '@/domain/cart/price-requests/moves'
import type { RequestSide } from '@/domain/cart/price-requests/acting'
import type { NotificationInput } from '@/domain/talk/notifications/notification'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { memberName } from '@/server/people/names'
import { notify } from '@/server/talk/notify'
import { postCard } from '@/server/talk/post-card'
import type { LockedRequest } from './lock-request'

const { sellers, users } = tables

type Request = Pick<LockedRequest, 'id' | 'number' | 'buyer' | 'seller' | 'version'> & { person?: string }
type RequestMove = {
  request: Request
  by: RequestSide
  move: PriceRequestStatus
  text: string
  reason?: string
  day?: string
  /** What a price is asked for, each in a line. */
  goods?: string
}

/**
 * Shows a move in the conversation, and notifies the other side (rules T31, T33). False where its sender may not write: then nothing that
 * was written beside it reaches the other side.
 */
export async function announceMove(tx: Transaction, made: RequestMove): Promise<boolean> {
  const { request, by, move, text } = made
  const isWritten = move === 'requested' || move === 'offered'
  const card = { ...request, request, sender: request[by], move, text, isOptional: !isWritten }
  const isPosted = await postCard(tx, card)
  await notify(tx, await notificationOf(tx, isPosted ? made : { ...made, reason: undefined }))
  return isPosted
}

async function notificationOf(
  tx: Transaction,
  { request, by, move, reason = '–', day = '–', goods = '' }: RequestMove,
): Promise<NotificationInput> {
  const { id: about, number, buyer, seller, version } = request
  const event = `${version}:${move}`
  const company = by === 'seller' ? await sellerName(tx, seller) : await buyerName(tx, buyer)
  const toSeller = { about, user: seller, event, href: `/seller/price-requests/${about}` }
  const toBuyer = { about, user: buyer, event }
  const named = { number, company }
  if (by === 'seller') {
    if (move === 'offered') return { ...toBuyer, kind: 'priceRequest.offered', params: { ...named, day } }
    if (move === 'withdrawn') return { ...toBuyer, kind: 'priceRequest.offerWithdrawn', params: named }
    return { ...toBuyer, kind: 'priceRequest.declined', params: { ...named, reason } }
  }
  if (move === 'accepted') return { ...toSeller, kind: 'priceRequest.accepted', params: named }
  if (move === 'withdrawn') return { ...toSeller, kind: 'priceRequest.withdrawn', params: named }
  if (move === 'declined')
    return { ...toSeller, kind: 'priceRequest.offerDeclined', params: { ...named, reason } }
  if (version === 1) return { ...toSeller, kind: 'priceRequest.requested', params: { ...named, goods } }
  return { ...toSeller, kind: 'priceRequest.requestedAgain', params: named }
}

/** Neither side acted: both are notified. */
export async function announceExpiry(tx: Transaction, request: Request) {
  const { id: about, number, buyer, seller, version } = request
  const event = `${version}:expired`
  await notify(
    tx,
    { kind: 'priceRequest.expired', about, user: buyer, event, params: { number } },
    {
      kind: 'priceRequest.expiredSeller',
      about,
      user: seller,
      event,
      href: `/seller/price-requests/${about}`,
      params: { number },
    },
  )
}

async function sellerName(tx: Transaction, seller: string) {
  const [row] = await tx.select({ name: sellers.company }).from(sellers).where(eq(sellers.id, seller))
  return row?.name ?? '–'
}

async function buyerName(tx: Transaction, buyer: string) {
  const name = sql<string | null>`coalesce(nullif(${users.company}, ''), ${memberName})`
  const [row] = await tx.select({ name }).from(users).where(eq(users.id, buyer))
  return row?.name ?? '–'
}
