import { randomUUID } from 'node:crypto'
import { publish } from '@/server/db/bus'
import { crashPoint } from '@/server/db/connections/crash-point'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { payment_events } = tables

/** Stores a Stripe event once, by its own id, for the worker (process-events.ts). */
export async function storeEvent({ id, type, body }: { id: string; type: string; body: string }) {
  const db = await database()
  await db
    .insert(payment_events)
    .values({ id: randomUUID(), provider: 'stripe', eventId: id, type, body })
    .onConflictDoNothing({ target: payment_events.eventId })
  crashPoint('webhook.stored')
  await publish(db, { kind: 'wake', loop: 'payment events' })
}
