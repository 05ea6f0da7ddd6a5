import { AsyncResource } from 'node:async_hooks'
import { context, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import type { Pool } from 'pg'
import { sqlState } from '@/server/db/statements/sql-state'
import type { SpanFacts, Watch } from './watching'

type Query = (...given: unknown[]) => unknown
type Client = { query: Query }
type Connect = (done?: (...given: unknown[]) => void) => Promise<unknown> | void
type PoolWatch = Pick<Watch, 'took' | 'state'> & { tracer: Tracer }

const seen = new WeakSet<object>()

/** Times statements and the wait for a connection. Statements have a span where something above them has one. */
export function watchPool(pool: Pool, { took, state, tracer }: PoolWatch) {
  if (seen.has(pool)) return
  seen.add(pool)
  // pg says both with several signatures, of which a wrapper can answer one; and its clients of before are not in its types.
  const open = pool as { connect: Connect; _clients?: Client[] }
  const connect = open.connect.bind(pool)
  open.connect = (done) => {
    const began = performance.now()
    const waited = () =>
      took('db.client.connection.wait_time', secondsSince(began), {
        'db.client.connection.pool.name': 'maru',
      })
    if (!done) return connect()?.finally(waited)
    // The request that returns a connection calls this: without the binding, statements would count for that request.
    const bound = AsyncResource.bind(done)
    return connect((...given) => {
      waited()
      bound(...given)
    })
  }
  for (const client of open._clients ?? []) watchClient(client, { took, tracer })
  // As above: of its signatures the one that is wrapped.
  pool.on('connect', (client) => watchClient(client as Client, { took, tracer }))
  const facts = { 'db.client.connection.pool.name': 'maru' }
  state('db.client.connection.count', () => [
    { value: pool.idleCount, facts: { ...facts, 'db.client.connection.state': 'idle' } },
    { value: pool.totalCount - pool.idleCount, facts: { ...facts, 'db.client.connection.state': 'used' } },
  ])
  state('db.client.connection.max', () => [{ value: pool.options.max, facts }])
  state('db.client.connection.pending_requests', () => [{ value: pool.waitingCount, facts }])
}

function watchClient(client: Client, { took, tracer }: Pick<PoolWatch, 'took' | 'tracer'>) {
  if (seen.has(client)) return
  seen.add(client)
  const query = client.query.bind(client)
  client.query = (...given) => {
    const end = begin(textOf(given[0]), { took, tracer })
    const at = given.findLastIndex((each) => typeof each === 'function')
    if (at === -1) {
      const answer = query(...given)
      if (answer instanceof Promise) answer.then(() => end(), end)
      else end()
      return answer
    }
    const done = given[at] as (error: unknown, ...rest: unknown[]) => void
    return query(
      ...given.with(at, (error: unknown, ...rest: unknown[]) => {
        end(error ?? undefined)
        done(error, ...rest)
      }),
    )
  }
}

function begin(text: string, { took, tracer }: Pick<PoolWatch, 'took' | 'tracer'>) {
  const began = performance.now()
  const operation = operationOf(text)
  const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation }
  const span = trace.getSpan(context.active())
    ? tracer.startSpan(summaryOf(operation, text), {
        kind: SpanKind.CLIENT,
        attributes: { ...facts, 'db.query.summary': summaryOf(operation, text) },
      })
    : null
  return (error?: unknown) => {
    const failed: SpanFacts = error === undefined ? {} : { 'error.type': sqlState(error) ?? 'connection' }
    took('db.client.operation.duration', secondsSince(began), { ...facts, ...failed })
    if (error !== undefined) span?.setAttributes(failed).setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  }
}

const OPERATIONS = new Set([
  ...[
    'SELECT',
    'INSERT',
    'UPDATE',
    'DELETE',
    'WITH',
    'BEGIN',
    'COMMIT',
    'ROLLBACK',
    'SAVEPOINT',
    'RELEASE',
    'SET',
  ],
])

/** The first word, or OTHER for what is no statement of ours. */
export function operationOf(text: string) {
  const [, word = ''] = /^\s*([a-z]+)/i.exec(text) ?? []
  return OPERATIONS.has(word.toUpperCase()) ? word.toUpperCase() : 'OTHER'
}

/** The operation and its first table: no values, which a statement may have inside. */
export function summaryOf(operation: string, text: string) {
  const [, table] =
    /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]{1,60})\b/i.exec(text.slice(0, 2_000)) ?? []
  return table ? `${operation} ${table}` : operation
}

const textOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : String((asked as { text?: string } | null)?.text ?? '')

const secondsSince = (began: number) => (performance.now() - began) / 1_000
