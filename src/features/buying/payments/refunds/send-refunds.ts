import * as z from 'zod'
import { eachClaimed } from '@/server/db/statements/claims'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { crashPoint } from '@/server/db/connections/crash-point'
import { DeniedByProvider, Unreachable, type SentRefund } from '@/server/payments/provider'
import { stripeProvider } from '@/server/payments/stripe-provider'
import { database, inTransaction } from '@/server/db/transaction'
import { TRANSFERRED } from '@/domain/payments/transfer'
import { updateRefundStatus } from './update-refund-status'
import { failRefunds, type RefundFailure } from './fail-refunds'

const { refunds } = tables

const dueRefund = z.object({
  id: z.string(),
  payment: z.string(),
  amount: z.coerce.number(),
  key: z.string(),
  isOld: z.boolean(),
})
type Refund = z.infer<typeof dueRefund>

const QUEUED = {
  table: refunds,
  returning: sql`id, provider_payment as payment, amount, idempotency_key as key,
    created_at < now() - interval '23 hours' as "isOld"`,
  row: dueRefund,
  due: sql`status = 'queued' and provider_payment is not null
    and exists (select 1 from checkouts c where c.id = ${refunds.checkout}
      and case when c.due_on is null then c.provider = 'stripe' else not starts_with(provider_payment, ${TRANSFERRED}) end)`,
  order: refunds.updatedAt,
}

/** Sends queued refunds; the key makes it idempotent. Refunds of bank transfers are sent by staff. True if there may be more. */
export const sendRefunds = () => eachClaimed(QUEUED, sendOne)

async function sendOne(refund: Refund) {
  try {
    crashPoint('refund.asked')
    const sent = await send(refund)
    crashPoint('refund.answered')
    // Answered a retry: it was made before, and has failed since.
    if (sent.status === 'failed') await fail(refund.id, { sent: sent.id, reason: null })
    else await write(refund.id, { status: sent.status, providerRefund: sent.id, error: null })
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof DeniedByProvider)) throw error
    const reason = error.message.slice(0, 1000)
    if (error instanceof DeniedByProvider) return fail(refund.id, { sent: null, reason })
    await write(refund.id, { status: 'queued', error: reason })
    throw error
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

const fail = (id: string, failure: RefundFailure) =>
  inTransaction((tx) => failRefunds(tx, sql`${refunds.id} = ${id} and ${refunds.status} = 'queued'`, failure))

const sentRefund = z.object({ id: z.string(), sent: z.string() })

const ON_THEIR_WAY = {
  table: refunds,
  returning: sql`id, split_part(provider_refund, '/', 1) as sent`,
  row: sentRefund,
  due: sql`status = 'sent' and provider_refund is not null
    and ${refunds.updatedAt} < now() - greatest(interval '1 hour', (now() - created_at) / 10)`,
  order: refunds.updatedAt,
}

/** Polls refunds that are still with a bank, at growing intervals, in case their final event was missed. */
export const pollSentRefunds = () =>
  eachClaimed(ON_THEIR_WAY, async ({ id, sent }) => {
    const { reason, ...now } = await stripeProvider.readRefund(sent)
    await updateRefundStatus({ refund: id, sent: { ...now, id: sent }, reason })
  })
