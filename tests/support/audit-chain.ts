import type { ChainCursor, ChainStep } from '@/domain/staff/audit/chain-finding'
import { verifyChain } from '@/admin/records/audit/events/verify-chain'
import { recordAudit } from '@/server/records/audit'
import { boot, database } from '@/server/db/transaction'

export const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await (await boot()).db.pool.query<T>(text, values)).rows

const START: ChainCursor = { part: 'chain', after: 0 }
const SMALL = { links: 3, events: 4 }

export async function record(details: string) {
  const id = crypto.randomUUID()
  const actor = { kind: 'system' } as const
  await recordAudit(await database(), {
    id,
    action: 'payment.mismatch',
    actor,
    subject: 'checkouts',
    subjectId: id,
    details,
  })
  return id
}

/** All steps of a verification, one after the other. */
export async function verify(note: Parameters<typeof verifyChain>[1] = null, size = SMALL) {
  let step: ChainStep = { checked: 0, next: START }
  let checked = 0
  while (step.next) {
    step = await verifyChain(step.next, note, size)
    checked += step.checked
  }
  return { checked, finding: step.finding }
}

type Client = { query: (text: string, values?: unknown[]) => Promise<unknown> }

/** As somebody who may switch the triggers off. */
export async function past<T>(work: (client: Client) => Promise<T>) {
  const client = await (await boot()).db.pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    return await work(client)
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
}
export const tamper = (text: string, values: unknown[] = []) => past((client) => client.query(text, values))

type Link = { number: number; event: string; previous: Buffer; row_hash: Buffer; hash: Buffer }
export const links = () =>
  query<Link>('select number::int, event, previous, row_hash, hash from audit.chain order by number')
