import { sql } from '@payloadcms/db-postgres'
import * as z from 'zod'
import { isId } from '@/domain/values/id'
import { gathered, isTag, type Tag } from '@/domain/pages/cache/page-tags'
import { sendAfterCommit } from './after-commit'
import { cause, type Cause } from '@/server/records/log/cause'
import { listen } from './connections/listen'
import type { Database } from './transaction'

export const CHANNEL = 'maru'
const MAX_BYTES = 200

/** Loops of the worker that can be woken. */
const WAKEABLE = ['emails', 'payment events', 'refunds', 'imports'] as const
export type Wakeable = (typeof WAKEABLE)[number]

const id = z.string().refine(isId)
const members = z.array(id).min(1).max(2)

const schema = z.discriminatedUnion('kind', [
  /** Cached pages with these tags are stale. */
  z.object({
    kind: z.literal('clear'),
    tags: z.array(z.custom<Tag>((tag) => typeof tag === 'string' && isTag(tag))).min(1),
  }),
  /** A loop of the worker has something to do. */
  z.object({
    kind: z.literal('wake'),
    loop: z.enum(WAKEABLE),
    /** What asked for it, for the worker's log and traces. */
    request: z.string().max(64).optional(),
    trace: z.string().length(55).optional(),
  }),
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
  const text = JSON.stringify(message.kind === 'wake' ? { ...message, ...cause() } : message)
  if (Buffer.byteLength(text) > MAX_BYTES) throw new Error(`A bus message has at most ${MAX_BYTES} bytes`)
  await send(db, [text])
}

/** Says which cached pages are stale, in as many messages as it takes. */
export const publishClear = (db: Database, tags: readonly Tag[]) => send(db, clearMessages(tags))

/** As texts, each within the bytes of a message. */
export function clearMessages(tags: readonly Tag[]): string[] {
  const messages: Tag[][] = [[]]
  for (const tag of gathered(tags)) {
    const last = messages.at(-1) ?? []
    if (last.length > 0 && Buffer.byteLength(clearText([...last, tag])) > MAX_BYTES) messages.push([tag])
    else last.push(tag)
  }
  return messages.filter((each) => each.length > 0).map(clearText)
}

const clearText = (tags: readonly Tag[]) => JSON.stringify({ kind: 'clear', tags })

async function send(db: Database, texts: readonly string[]) {
  if (texts.length === 0) return
  if (texts.filter((text) => sendAfterCommit(db, text)).length > 0) return
  // Only a transaction of drizzle can be rolled back: that is how it differs from the pool.
  if ('rollback' in db) await db.execute(notify(texts))
  else await sendCommitted(db, texts)
}

/** What caused a message; undefined where nothing of it is known. */
export const causeOf = (message: BusMessage): Cause | undefined =>
  message.kind === 'wake' && message.request ? { request: message.request, trace: message.trace } : undefined

/**
 * Sends messages about a change that is committed, so a failure is only logged: receivers also poll. By Redis where there is one and
 * a program listens there (docs/decisions/068).
 */
export async function sendCommitted(db: Executor, messages: readonly string[]) {
  if (messages.length === 0) return
  try {
    if (await sendByRedis(messages)) return
    await db.execute(notify(messages))
  } catch (error) {
    console.error('Sending bus messages failed', error)
  }
}

async function sendByRedis(messages: readonly string[]) {
  const url = process.env.BUS_URL
  return url ? (await import('./redis/bus')).publishAt(url, messages) : false
}

/** All that is sent within a transaction comes through Postgres, whatever else there is. */
async function listenToRedis(listening: {
  onText: (text: string) => void
  onConnect: () => void
  signal: AbortSignal
}) {
  const url = process.env.BUS_URL
  if (url) await (await import('./redis/bus')).listenAt(url, listening)
}

const notify = (messages: readonly string[]) =>
  sql`select pg_notify(${CHANNEL}, value) from jsonb_array_elements_text(${JSON.stringify(messages)}::jsonb)`

type Listener = {
  onMessage: (message: BusMessage) => void
  /** Called after every connect: messages sent before it were missed. */
  onConnect: () => void
  /** Called now and then with the tags that the worker should have sent and has not. */
  onOverdue?: (tags: Tag[]) => void
}

/** What the worker should have sent: while none is running, each web server clears it for itself. */
const OVERDUE = `select distinct tag from page_clearings, unnest(tags) as tag where due_at < now() - interval '5 seconds'`

/** Listens for messages until closed. What is not understood is logged and dropped. */
export function subscribe({ onMessage, onConnect, onOverdue }: Listener) {
  const over = new AbortController()
  const onText = (text: string) => {
    const message = readMessage(text)
    if (message) onMessage(message)
    else console.warn(`Dropped a bus message of ${Buffer.byteLength(text)} bytes: not one of ours.`)
  }
  const ping = onOverdue && {
    statement: OVERDUE,
    onRows: (rows: Record<string, unknown>[]) => onOverdue(rows.map(({ tag }) => String(tag)).filter(isTag)),
  }
  const both = { onText, onConnect, signal: over.signal }
  const ended = [listen({ channel: CHANNEL, ping, ...both }), listenToRedis(both)]
  return {
    close: async () => {
      over.abort()
      await Promise.all(ended)
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
