import type { CalendarDay } from '@/domain/values/calendar'
import type { OrderStatus } from './order'
import { isLate, promisedDays, type PromisedOrder } from './shipping/promise'

type Days = { from: CalendarDay; to: CalendarDay }

/** What comes next in an order, as its buyer reads it in the list (rule M60). */
export type WhatNext =
  | { kind: 'quote' | 'unapproved' | 'processing' | 'carrier' | 'confirm' }
  | { kind: 'pay'; by: string }
  | { kind: 'arrives' | 'estimate'; days: Days }
  | { kind: 'ships'; by: CalendarDay }

export type NextFacts = PromisedOrder & {
  status: OrderStatus | (string & {})
  isQuoteWaiting: boolean
  /** `isUnapproved`: an owner of the company decides first (rule M100). */
  payment: { expiresAt: string | null; isUnderWay: boolean; isUnapproved?: boolean } | null
  /** Only the seller has said that it arrived, and it is not settled yet (rule N29). */
  isReported: boolean
  /** When it arrives instead, of an order that is late (rule M64). */
  estimate: Days | null
}

export function whatNext(order: NextFacts, now: Date): WhatNext | null {
  const { status, isQuoteWaiting, payment, isReported } = order
  if (status === 'pending_payment') {
    if (isQuoteWaiting) return { kind: 'quote' }
    if (payment?.isUnapproved) return { kind: 'unapproved' }
    if (payment?.isUnderWay) return { kind: 'processing' }
    return payment?.expiresAt ? { kind: 'pay', by: payment.expiresAt } : null
  }
  if (status === 'delivered') return isReported ? { kind: 'confirm' } : null
  if (status !== 'confirmed' && status !== 'processing' && status !== 'shipped') return null
  const promised = promisedDays(order)
  if (!promised) return status === 'shipped' ? { kind: 'carrier' } : null
  // It ends after what was promised, and may be given before that is over.
  const { estimate } = order
  if (estimate && !isLate(estimate, now)) return { kind: 'estimate', days: estimate }
  // Of days that are over nothing is said but that it is late.
  if (isLate(promised, now)) return null
  return promised.of === 'arrival' ? { kind: 'arrives', days: promised } : { kind: 'ships', by: promised.to }
}
