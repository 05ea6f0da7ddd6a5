import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import * as z from 'zod'
import { isId } from '@/domain/id'
import { TAGS } from '@/domain/page-tags'
import { sendAfterCommit } from './db/after-commit'
import type { Database } from './db/transaction'

export const CHANNEL = 'maru'
const MAX_BYTES = 200
const RETRY_MS = 250
const SLOWEST_RETRY_MS = 5_000
const PING_MS = 20_000

/** Loops of the worker that can be woken. */
export const WAKEABLE = [
  'emails',
  'page clearings',
  'payment events',
  'payment pages',
  'refunds',
  'jobs',
] as const

const schema = z.discriminatedUnion('kind', [
  /** Cached pages with these tags are stale. */
  z.object({ kind: z.literal('clear'), tags: z.array(z.enum(TAGS)).min(1) }),
  /** A loop of the worker has something to do. */
  z.object({ kind: z.literal('wake'), loop: z.enum(WAKEABLE) }),
  /** A member has something new to read. */
  z.object({ kind: z.literal('member'), id: z.string().refine(isId) }),
])

/** Ids and kinds only, at most 200 bytes: every process on the database may read it. */
export type BusMessage = z.infer<typeof schema>

/**
 * Sends a message to every process that is connected at that moment. In our transactions it goes out right after the commit, by
 * a statement of its own, since NOTIFY makes commits wait for each other; in Payload's it is part of the transaction.
 */
export async function publish(db: Database, message: BusMessage) {
  const text = JSON.stringify(message)
  if (Buffer.byteLength(text) > MAX_BYTES) throw new Error(`A bus message has at most ${MAX_BYTES} bytes`)
  if (!sendAfterCommit(db, text)) await db.execute(notify([text]))
}

/** Sends what a transaction has collected. The change itself is committed, so a failure is only logged. */
export async function sendCollected(db: Database, messages: readonly string[]) {
  if (messages.length === 0) return
  await db
    .execute(notify(messages))
    .catch((error: unknown) => console.error('Sending bus messages failed', error))
}

const notify = (messages: readonly string[]) =>
  sql`select pg_notify(${CHANNEL}, value) from jsonb_array_elements_text(${JSON.stringify(messages)}::jsonb)`

type Listener = {
  onMessage: (message: BusMessage) => void
  /** Called after every connect: messages sent before it were missed. */
  onConnect: () => void
}

/**
 * Listens on a connection of its own, outside the pool, and reconnects by itself. DATABASE_URL_DIRECT goes past a
 * PgBouncer, which does not pass LISTEN on.
 */
export function subscribe(listener: Listener) {
  const over = new AbortController()
  void listen(listener, over.signal)
  return { close: () => over.abort() }
}

async function listen(listener: Listener, signal: AbortSignal) {
  for (let wait = RETRY_MS; !signal.aborted; wait = Math.min(wait * 2, SLOWEST_RETRY_MS)) {
    const began = Date.now()
    await listenOnce(listener, signal)
    if (Date.now() - began > SLOWEST_RETRY_MS) wait = RETRY_MS
    await pause(wait, signal)
  }
}

/** Resolves when the connection is over. */
async function listenOnce({ onMessage, onConnect }: Listener, signal: AbortSignal) {
  const client = new pg.Client({
    connectionString: process.env.DATABASE_URL_DIRECT ?? process.env.DATABASE_URL,
    application_name: 'maru-bus',
    keepAlive: true,
    connectionTimeoutMillis: SLOWEST_RETRY_MS,
    query_timeout: SLOWEST_RETRY_MS,
  })
  const ended = new Promise<void>((resolve) => {
    client.once('error', () => resolve())
    client.once('end', () => resolve())
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  client.on('notification', ({ payload = '' }) => {
    const message = readMessage(payload)
    if (message) onMessage(message)
    else console.warn(`A bus message of ${Buffer.byteLength(payload)} bytes was not understood and dropped.`)
  })
  let ping: NodeJS.Timeout | undefined
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    onConnect()
    // Finds a connection that broke without a word.
    ping = setInterval(() => void client.query('select 1').catch(() => client.end()), PING_MS).unref()
    await ended
  } catch {
    // The caller connects again.
  } finally {
    clearInterval(ping)
    await client.end().catch(() => undefined)
  }
}

/** Null for anything that is not a message of ours. */
export function readMessage(text: string): BusMessage | null {
  if (Buffer.byteLength(text) > MAX_BYTES) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
