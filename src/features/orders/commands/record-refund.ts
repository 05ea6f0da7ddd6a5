import { randomUUID } from 'node:crypto'
import { sql } from '@/server/db/sql'
import { isAdmin, type Actor } from '@/domain/people/actor'
import { fail, type Result } from '@/domain/result'
import { insertRows, rowsOf } from '@/server/order-writes/rows'
import { command, Refusal } from '@/server/refusal'

/** Staff sent a refund by hand: one of a transfer, or one the provider could not send. Its reference is kept. */
export async function recordRefund(
  actor: Actor,
  { refund, reference }: { refund: string; reference: string },
): Promise<Result<{ refund: string }>> {
  if (!isAdmin(actor) || !('id' in actor)) return fail('moves.notYours', 'status')
  const number = reference.trim().slice(0, 100)
  if (number === '') return fail('refund.reference', 'reference')
  return command(async (tx) => {
    const [found] = await rowsOf<{ status: string; provider: string }>(
      tx,
      sql`select r.status, c.provider from refunds r join checkouts c on c.id = r.checkout_id where r.id = ${refund} for update of r`,
    )
    const isByHand =
      found?.status === 'failed' || (found?.provider === 'transfer' && found.status === 'queued')
    if (!isByHand) throw new Refusal([{ code: 'refund.notByHand', path: 'refund' }])
    await tx.execute(sql`
      update refunds set status = 'succeeded', provider_refund = ${`transfer:${refund}:${number}`}, error = null, updated_at = now()
      where id = ${refund}`)
    await insertRows(tx, 'audit_events', [
      {
        id: randomUUID(),
        action: 'refund.recorded',
        actor_kind: 'staff',
        actor_id: actor.id,
        subject: 'refunds',
        subject_id: refund,
        details: JSON.stringify({ reference: number }),
        created_at: new Date(),
        updated_at: new Date(),
      },
    ])
    return { refund }
  })
}
