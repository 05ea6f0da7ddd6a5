import { and, eq, isNotNull, lt, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { crashPoint } from '@/server/crash-point'
import { Denied, Unreachable, type SentRefund } from '@/server/payments/provider'
import { stripeProvider } from '@/server/payments/stripe-provider'
import { database, inTransaction } from '@/server/db/transaction'
import { updateRefundStatus } from './update-refund-status'
import { failRefunds, type Failure } from './fail-refunds'

const { checkouts, refunds } = tables

const BATCH = 20

type Refund = { id: string; payment: string; amount: number; key: string; isOld: boolean }

/** Sends queued refunds; the key makes it idempotent. Refunds of bank transfers are sent by staff. */
export async function sendRefunds(): Promise<void> {
  const db = await database()
  const due: Refund[] = await db
    .select({
      id: refunds.id,
      payment: sql<string>`${refunds.providerPayment}`,
      amount: refunds.amount,
      key: refunds.idempotencyKey,
      isOld: sql<boolean>`${refunds.createdAt} < now() - interval '23 hours'`,
    })
    .from(refunds)
    .innerJoin(checkouts, eq(checkouts.id, refunds.checkout))
    .where(
      and(eq(refunds.status, 'queued'), eq(checkouts.provider, 'stripe'), isNotNull(refunds.providerPayment)),
    )
    .orderBy(refunds.updatedAt)
    .limit(BATCH)
  for (const refund of due) {
    try {
      crashPoint('refund.asked')
      const sent = await send(refund)
      crashPoint('refund.answered')
      // Answered a retry: it was made before, and has failed since.
      if (sent.status === 'failed') await fail(refund.id, { sent: sent.id, reason: null })
      else await write(refund.id, { status: sent.status, providerRefund: sent.id, error: null })
    } catch (error) {
      if (!(error instanceof Unreachable || error instanceof Denied)) throw error
      const reason = error.message.slice(0, 1000)
      if (error instanceof Denied) {
        await fail(refund.id, { sent: null, reason })
        continue
      }
      await write(refund.id, { status: 'queued', error: reason })
      throw error
    }
  }
}

/** The provider keeps idempotency keys for a day: for older refunds, first check whether it was already made. */
async function send({ id, payment, amount, key, isOld }: Refund): Promise<SentRefund> {
  const made = isOld ? await stripeProvider.findRefund({ payment, refund: id }) : null
  return made ?? stripeProvider.refund({ payment, amount, refund: id, key })
}

type Answer = Partial<Pick<typeof refunds.$inferInsert, 'status' | 'providerRefund' | 'error'>>

async function write(id: string, answer: Answer) {
  const db = await database()
  await db
    .update(refunds)
    .set({ ...answer, updatedAt: sql`now()` })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'queued')))
}

const fail = (id: string, failure: Failure) =>
  inTransaction((tx) => failRefunds(tx, sql`${refunds.id} = ${id} and ${refunds.status} = 'queued'`, failure))

/** Polls refunds that are still with a bank, at growing intervals, in case their final event was missed. */
export async function pollSentRefunds(): Promise<void> {
  const db = await database()
  const pause = sql`greatest(interval '1 hour', (now() - ${refunds.createdAt}) / 10)`
  const due = await db
    .select({ id: refunds.id, sent: sql<string>`split_part(${refunds.providerRefund}, '/', 1)` })
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'sent'),
        isNotNull(refunds.providerRefund),
        lt(refunds.updatedAt, sql`now() - ${pause}`),
      ),
    )
    .orderBy(refunds.updatedAt)
    .limit(BATCH)
  for (const { id, sent } of due) {
    // Before the request: if that fails, the next refund comes first.
    await db
      .update(refunds)
      .set({ updatedAt: sql`now()` })
      .where(eq(refunds.id, id))
    const { reason, ...now } = await stripeProvider.readRefund(sent)
    await updateRefundStatus({ refund: id, sent: { ...now, id: sent }, reason })
  }
}
