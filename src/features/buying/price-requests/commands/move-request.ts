import { addDays, dayIn } from '@/domain/values/calendar'
import type { Locale } from '@/domain/locale'
import { addAll, multiply } from '@/domain/money'
import type { Actor } from '@/domain/people/actor'
import { checkOffer, endOf, type TypedOffer } from '@/domain/cart/price-requests/offer'
import {
  checkLines,
  checkRequestText,
  REQUEST_DAYS,
  type RequestedLine,
} from '@/domain/cart/price-requests/request'
import { checkTemplateName } from '@/domain/cart/price-requests/template'
import type { Result } from '@/domain/result'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { command, must } from '@/server/db/refusal'
import { announceMove } from './announce'
import { lockBuyersCheckout, lockRequestForMove, lockItems } from './lock-request'
import { releaseFor, reserveFor } from './offer-stock'
import { keepTemplate } from './offer-templates'

const { price_requests: requests, price_requests_items: items } = tables

type Changes = Partial<typeof requests.$inferInsert>
type MoveResult = Result<{ request: string }>

const change = (tx: Transaction, id: string, changes: Changes) =>
  tx
    .update(requests)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(requests.id, id))

/** `version`: of the request that was read, so that an offer answers what its seller saw. */
type OfferInput = {
  request: string
  version: number
  locale: Locale
  typed: TypedOffer
  /** Whether the stock is reserved for the buyer (rule M82). */
  reserves?: boolean
  /** The name under which the terms are kept for other offers. */
  template?: string
}

/** The seller's offer, or a new one in place of it (rule M75). */
export function offerPrice(
  actor: Actor,
  { request: id, version, locale, typed, reserves = false, template = '' }: OfferInput,
): Promise<MoveResult> {
  return command(async (tx) => {
    if (reserves) await lockBuyersCheckout(tx, id)
    const request = await lockRequestForMove(tx, actor, {
      request: id,
      to: 'offered',
      side: 'seller',
      version,
    })
    const lines = await lockItems(tx, id)
    const today = dayIn('America/Toronto', new Date())
    const quantities = lines.map(({ quantity }) => quantity)
    const offer = must(checkOffer(typed, { quantities, today, locale }))
    const name = must(checkTemplateName(template))
    const { freight, minDays, maxDays, validUntil, note, prices } = offer
    for (const [at, line] of lines.entries())
      await tx.update(items).set({ unitPrice: prices[at] }).where(eq(items.id, line.id))
    const next = version + 1
    const expiresAt = endOf(validUntil)
    await releaseFor(tx, request)
    const value = addAll(prices.map((price, at) => multiply(price, quantities[at] ?? 0)))
    if (reserves) await reserveFor(tx, { request, value, expiresAt })
    await change(tx, id, {
      status: 'offered',
      reservesStock: reserves,
      version: next,
      freight,
      minDays,
      maxDays,
      offerNote: note,
      offeredAt: new Date().toISOString(),
      expiresAt: expiresAt.toISOString(),
    })
    if (name) await keepTemplate(tx, request.seller, name, offer)
    const made = { request: { ...request, version: next }, by: 'seller', move: 'offered' } as const
    await announceMove(tx, { ...made, text: note, day: validUntil })
    return { request: id }
  })
}

/** The buyer accepts the offer that was read; it can be ordered until it expires (rule M77). */
export function acceptOffer(
  actor: Actor,
  { request: id, version }: { request: string; version: number },
): Promise<MoveResult> {
  return command(async (tx) => {
    const request = await lockRequestForMove(tx, actor, {
      request: id,
      to: 'accepted',
      side: 'buyer',
      version,
    })
    await change(tx, id, { status: 'accepted', acceptedAt: new Date().toISOString() })
    await announceMove(tx, { request, by: 'buyer', move: 'accepted', text: '' })
    return { request: id }
  })
}

type CounterInput = {
  request: string
  version: number
  locale: Locale
  lines: readonly Omit<Parameters<typeof checkLines>[0][number], 'product'>[]
  note: string
}

/** The buyer answers an offer with other quantities or target prices, and asks again (rule M76). */
export function counterOffer(actor: Actor, asked: CounterInput): Promise<MoveResult> {
  return command(async (tx) => {
    const { request: id, version, locale } = asked
    const request = await lockRequestForMove(tx, actor, {
      request: id,
      to: 'requested',
      side: 'buyer',
      version,
    })
    const stored = await lockItems(tx, id)
    const typed = stored.map(({ product }, at) => ({ product, quantity: '', target: '', ...asked.lines[at] }))
    const lines: RequestedLine[] = must(checkLines(typed, locale))
    const note = must(checkRequestText(asked.note, 'note'))
    for (const [at, { id: item }] of stored.entries()) {
      const { quantity, targetPrice } = lines[at] as RequestedLine
      await tx.update(items).set({ quantity, targetPrice }).where(eq(items.id, item))
    }
    const next = version + 1
    const expiresAt = endOf(addDays(dayIn('America/Toronto', new Date()), REQUEST_DAYS)).toISOString()
    await releaseFor(tx, request)
    await change(tx, id, { status: 'requested', version: next, note, reservesStock: false, expiresAt })
    await announceMove(tx, {
      request: { ...request, version: next },
      by: 'buyer',
      move: 'requested',
      text: note,
    })
    return { request: id }
  })
}

/** `version`: of the request that was read, so that what replaced it is not ended unread. */
type RequestVersion = { request: string; version: number }

/** The seller declines the request, or the buyer the offer, with or without a reason. */
export const declineRequest = (actor: Actor, { reason, ...read }: RequestVersion & { reason: string }) =>
  end(actor, { ...read, reason, to: 'declined' })

/** The buyer takes back the request or an accepted offer, the seller an offer that is not accepted yet. */
export const withdrawRequest = (actor: Actor, read: RequestVersion) =>
  end(actor, { ...read, reason: '', to: 'withdrawn' })

type EndInput = RequestVersion & { reason: string; to: 'declined' | 'withdrawn' }

function end(actor: Actor, { request: id, version, reason: typed, to }: EndInput): Promise<MoveResult> {
  return command(async (tx) => {
    const reason = must(checkRequestText(typed, 'reason'))
    const request = await lockRequestForMove(tx, actor, { request: id, to, version })
    await releaseFor(tx, request)
    const made = { request, by: request.side, move: to, text: reason, reason: reason || undefined }
    const isPosted = await announceMove(tx, made)
    await change(tx, id, { status: to, reservesStock: false, reason: (isPosted && reason) || null })
    return { request: id }
  })
}
