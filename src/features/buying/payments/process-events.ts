import * as z from 'zod'
import { isId } from '@/domain/values/id'
import { eachClaimed } from '@/server/db/statements/claims'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { ProviderEvent } from '@/server/payments/provider'
import { stripeProvider } from '@/server/payments/stripe-provider'
import { parseProviderEvent } from '@/server/payments/stripe-webhook'
import { database } from '@/server/db/transaction'
import { recordExternalRefund } from './refunds/record-external-refund'
import { extendAfterBounce, extendForBankDebit } from './extend-reservations'
import { recordDispute } from './refunds/record-dispute'
import { recordMismatch } from './record-mismatch'
import { updateRefundStatus } from './refunds/update-refund-status'
import { settlePayment } from './settle-payment'

const { payment_events } = tables

const storedEvent = z.object({
  id: z.string(),
  provider: z.enum(['stripe', 'transfer']),
  body: z.string(),
  isRecent: z.boolean(),
})
type StoredEvent = z.infer<typeof storedEvent>

const { attempts, updatedAt } = payment_events

/** The first try is due at once. */
const DUE = sql`processed_at is null and ${updatedAt} <= now() + interval '1 second'
  - case when ${attempts} = 0 then interval '0' else least(power(2, ${attempts}), 600) * interval '1 second' end`

const EVENTS = {
  table: payment_events,
  returning: sql`id, provider, body, created_at > now() - interval '1 day' as "isRecent"`,
  row: storedEvent,
  due: DUE,
  order: sql`created_at, id`,
  isWritten: true,
} as const

/**
 * Processes stored payment events, with retries and back-off; true if there may be more. Each step is idempotent and independent of
 * the order, so an event that was processed but not marked is simply processed again.
 */
export const processEvents = () => eachClaimed(EVENTS, processOne)

async function processOne({ id, ...stored }: StoredEvent) {
  const db = await database()
  try {
    const wrong = await work({ id, ...stored })
    const error = wrong ? `Does not match what was asked for: ${wrong}` : null
    await db
      .update(payment_events)
      .set({ processedAt: sql`now()`, error, updatedAt: sql`now()` })
      .where(eq(payment_events.id, id))
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
    await db
      .update(payment_events)
      .set({ attempts: sql`${attempts} + 1`, error: reason, updatedAt: sql`now()` })
      .where(eq(payment_events.id, id))
  }
}

/** Applies one event. A test-mode event in a live shop, or the reverse, is recorded and otherwise ignored. */
async function work({ id, provider, body, isRecent }: StoredEvent): Promise<string | void> {
  const event = provider === 'stripe' ? parseProviderEvent(body) : (JSON.parse(body) as ProviderEvent)
  if (event !== 'mode') return act(event, isRecent)
  await recordMismatch(await database(), { subject: 'payment-events', id, reason: event, payment: '' })
  return event
}

async function act(event: ProviderEvent | null, isRecent: boolean): Promise<string | void> {
  switch (event?.kind) {
    case 'session':
      if (!isOurs(event.checkout)) return
      if (event.state.kind === 'paid')
        return settlePayment({ checkout: event.checkout, payment: event.state.payment })
      if (event.state.kind === 'processing') await extendForBankDebit(event.checkout, event.session)
      return
    case 'bounced':
      return isOurs(event.checkout) ? extendAfterBounce(event.checkout, event.session) : undefined
    case 'refund':
      return isOurs(event.refund) ? updateRefundStatus(event) : undefined
    case 'externalRefund':
      return recordExternalRefund(event.refund)
    case 'charge':
      for (const refund of await stripeProvider.externalRefunds(event.payment))
        await recordExternalRefund(refund)
      return
    case 'dispute':
      // It may overtake the event of its payment. After a day it is taken for another system's.
      if (!(await recordDispute(event.dispute)) && isRecent)
        throw new Error('The payment of this dispute is not known yet; retry later')
      return
  }
}

/** Other systems may use the same Stripe account: ignore events without an id of ours. */
const isOurs = (id: string) => isId(id.toLowerCase())
