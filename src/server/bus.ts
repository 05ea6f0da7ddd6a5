import { sql } from '@payloadcms/db-postgres'
import * as z from 'zod'
import { isId } from '@/domain/id'
import { TAGS } from '@/domain/page-tags'
import { sendAfterCommit } from './db/after-commit'
import { listen } from './db/listen'
import type { Database } from './db/transaction'

export const CHANNEL = 'maru'
const MAX_BYTES = 200

/** Loops of the worker that can be woken. */
const WAKEABLE = ['emails', 'payment events', 'refunds', 'imports'] as const
export type Wakeable = (typeof WAKEABLE)[number]

const id = z.string().refine(isId)
const members = z.array(id).min(1).max(2)

const schema = z.discriminatedUnion('kind', [
  /** Cached pages with these tags are stale. */
  z.object({ kind: z.literal('clear'), tags: z.array(z.enum(TAGS)).min(1) }),
  /** A loop of the worker has something to do. */
  z.object({ kind: z.literal('wake'), loop: z.enum(WAKEABLE) }),
  /** A member has something new to read. */
  z.object({ kind: z.literal('member'), id }),
  /** A conversation has a new message of this number, or one side has read up to it. */
  z.object({ kind: z.enum(['message', 'read']), thread: id, seq: z.int().positive(), to: members }),
  /** The other side is writing. */
  z.object({ kind: z.literal('typing'), thread: id, to: members }),
  /** An order has moved. */
  z.object({ kind: z.literal('order'), order: id, to: members }),
  /** A member's cart has changed, or sessions of theirs have ended. */
  z.object({ kind: z.enum(['cart', 'sessions']), id }),
])

/** A connection, a transaction or the pool. */
export type Executor = { execute: (statement: ReturnType<typeof sql>) => PromiseLike<unknown> }

/** Ids and kinds only, at most 200 bytes: every process on the database may read it. */
export type BusMessage = z.infer<typeof schema>

/**
 * Sends a message to every process that is connected at that moment. In our transactions it goes out right after the commit, by
 * a statement of its own, since NOTIFY makes commits wait for each other; in Payload's it is part of the transaction.
 */
export async function publish(db: Database, message: BusMessage) {
  const text = JSON.stringify(message)
  if (Buffer.byteLength(text) > MAX_BYTES) throw new Error(`A bus message has at most ${MAX_BYTES} bytes`)
  if (sendAfterCommit(db, text)) return
  // Only a transaction of drizzle can be rolled back: that is how it differs from the pool.
  if ('rollback' in db) await db.execute(notify([text]))
  else await sendCommitted(db, [text])
}

/** Sends messages about a change that is committed, so a failure is only logged: receivers also poll. */
export async function sendCommitted(db: Executor, messages: readonly string[]) {
  if (messages.length === 0) return
  try {
    await db.execute(notify(messages))
  } catch (error) {
    console.error('Sending bus messages failed', error)
  }
}

const notify = (messages: readonly string[]) =>
  sql`select pg_notify(${CHANNEL}, value) from jsonb_array_elements_text(${JSON.stringify(messages)}::jsonb)`

type Listener = {
  onMessage: (message: BusMessage) => void
  /** Called after every connect: messages sent before it were missed. */
  onConnect: () => void
}

/** Listens for messages until closed. What is not understood is logged and dropped. */
export function subscribe({ onMessage, onConnect }: Listener) {
  const over = new AbortController()
  const onText = (text: string) => {
    const message = readMessage(text)
    if (message) onMessage(message)
    else console.warn(`Dropped a bus message of ${Buffer.byteLength(text)} bytes: not one of ours.`)
  }
  const ended = listen({ channel: CHANNEL, onText, onConnect, signal: over.signal })
  return {
    close: () => {
      over.abort()
      return ended
    },
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
