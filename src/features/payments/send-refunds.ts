import { sql } from '@/server/db/sql'
import { crashPoint } from '@/server/crash-point'
import { rowsOf } from '@/server/order-writes/rows'
import { Denied, Unreachable, type SentRefund } from '@/server/payments/provider'
import { stripeProvider } from '@/server/payments/stripe-provider'
import { database, inTransaction } from '@/server/db/transaction'
import { updateRefundStatus } from './update-refund-status'
import { failRefunds, type Failure } from './fail-refunds'

const BATCH = 20

type Refund = { id: string; payment: string; amount: number; key: string; isOld: boolean }

/** Sends queued refunds; the key makes it idempotent. Refunds of bank transfers are sent by staff. */
export async function sendRefunds(): Promise<void> {
  const due = await rowsOf<Refund>(
    await database(),
    sql`select r.id, r.provider_payment as payment, r.amount::float8 as amount, r.idempotency_key as key,
        r.created_at < now() - interval '23 hours' as "isOld"
      from refunds r join checkouts c on c.id = r.checkout_id
      where r.status = 'queued' and c.provider = 'stripe' and r.provider_payment is not null
      order by r.updated_at limit ${BATCH}`,
  )
  for (const refund of due) {
    try {
      crashPoint('refund.asked')
      const sent = await send(refund)
      crashPoint('refund.answered')
      // Answered a retry: it was made before, and has failed since.
      if (sent.status === 'failed') await fail(refund.id, { sent: sent.id, reason: null })
      else await write(refund.id, sql`status = ${sent.status}, provider_refund = ${sent.id}, error = null`)
    } catch (error) {
      if (!(error instanceof Unreachable || error instanceof Denied)) throw error
      const reason = error.message.slice(0, 1000)
      if (error instanceof Denied) {
        await fail(refund.id, { sent: null, reason })
        continue
      }
      await write(refund.id, sql`status = 'queued', error = ${reason}`)
      throw error
    }
  }
}

/** The provider keeps idempotency keys for a day: for older refunds, first check whether it was already made. */
async function send({ id, payment, amount, key, isOld }: Refund): Promise<SentRefund> {
  const made = isOld ? await stripeProvider.findRefund({ payment, refund: id }) : null
  return made ?? stripeProvider.refund({ payment, amount, refund: id, key })
}

async function write(id: string, set: ReturnType<typeof sql>) {
  await (
    await database()
  ).execute(sql`update refunds set ${set}, updated_at = now() where id = ${id} and status = 'queued'`)
}

const fail = (id: string, failure: Failure) =>
  inTransaction((tx) => failRefunds(tx, sql`id = ${id} and status = 'queued'`, failure))

/** Polls refunds that are still with a bank, at growing intervals, in case their final event was missed. */
export async function pollSentRefunds(): Promise<void> {
  const db = await database()
  const due = await rowsOf<{ id: string; sent: string }>(
    db,
    sql`select id, split_part(provider_refund, '/', 1) as sent from refunds
      where status = 'sent' and provider_refund is not null
        and updated_at < now() - greatest(interval '1 hour', (now() - created_at) / 10)
      order by updated_at limit ${BATCH}`,
  )
  for (const { id, sent } of due) {
    // Before the request: if that fails, the next refund comes first.
    await db.execute(sql`update refunds set updated_at = now() where id = ${id}`)
    const { reason, ...now } = await stripeProvider.readRefund(sent)
    await updateRefundStatus({ refund: id, sent: { ...now, id: sent }, reason })
  }
}
