import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { directUrl } from './direct-url'

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 5_000
/** A server that is starting on a busy machine is slow to answer itself. */
const PATIENCE_MS = 10_000
const PING_MS = 20_000
/** One connection may end on a busy machine without anything being wrong. */
const LOGGED_FAILURE = 2

type Ping = { statement: string; onRows: (rows: Record<string, unknown>[]) => void }

type ListenOptions = {
  channel: string
  onText: (text: string) => void
  /** Called after every connect: what was sent before it was missed. */
  onConnect: () => void
  /** Asked now and then, which finds a connection that broke without a word. */
  ping?: Ping
  signal: AbortSignal
}

/** LISTEN on a connection of its own, outside the pool, which is opened again whenever it ends. */
export async function listen(listening: ListenOptions) {
  let failures = 0
  const onConnect = () => {
    failures = 0
    listening.onConnect()
  }
  while (!listening.signal.aborted) {
    await listenOnce({ ...listening, onConnect }).catch((error: unknown) => {
      if (failures + 1 === LOGGED_FAILURE)
        console.error('Listening for bus messages ended and is tried again', error)
    })
    const retry = Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS)
    failures += 1
    await pause(retry, listening.signal)
  }
}

/** Resolves or throws when the connection is over. */
async function listenOnce({ channel, onText, onConnect, ping, signal }: ListenOptions) {
  const client = new pg.Client({
    connectionString: directUrl(),
    application_name: 'maru-bus',
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  const over = new AbortController()
  const end = () => over.abort()
  signal.addEventListener('abort', end)
  client.on('error', end)
  client.on('end', end)
  client.on('notification', ({ payload = '' }) => safely(() => onText(payload)))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    safely(onConnect)
    while (!over.signal.aborted) {
      await pause(PING_MS, over.signal)
      if (over.signal.aborted) break
      const { rows } = await client.query(ping?.statement ?? 'select 1')
      safely(() => ping?.onRows(rows))
    }
  } finally {
    signal.removeEventListener('abort', end)
    // Not awaited: on a network that swallows everything it never ends.
    void client.end().catch(() => undefined)
  }
}

/** Does not keep the process alive. */
const pause = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal, ref: false }).catch(() => undefined)

/** A listener that throws must not end the connection, let alone the process. */
function safely(call: () => void) {
  try {
    call()
  } catch (error) {
    console.error('Acting on a bus message failed', error)
  }
}
