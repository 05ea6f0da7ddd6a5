import { randomUUID } from 'node:crypto'
import { publish } from '@/server/bus'
import { crashPoint } from '@/server/crash-point'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

/** Stores a Stripe event once, by its own id, for the worker (process-events.ts). */
export async function storeEvent({ id, type, body }: { id: string; type: string; body: string }) {
  const db = await database()
  await db.execute(sql`
    insert into payment_events (id, provider, event_id, type, body) values (${randomUUID()}, 'stripe', ${id}, ${type}, ${body})
    on conflict (event_id) do nothing`)
  crashPoint('webhook.stored')
  await publish(db, { kind: 'wake', loop: 'payment events' })
}
