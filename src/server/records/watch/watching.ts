import type { Pool } from 'pg'
import type { Cause } from '@/server/records/log/cause'
import type { StateName, TimesName } from './figures'

export type SpanFacts = Record<string, string | number>
export type State = { value: number; facts?: SpanFacts }
/** The web server, the program with the streams, a worker. */
export type Program = 'web' | 'live' | 'worker'

/** What takes figures and traces in this process (src/server/records/watch/start.ts). */
export type Watch = {
  /** Something took so many seconds. */
  took: (name: TimesName, seconds: number, facts: SpanFacts) => void
  requestBegins: () => void
  requestEnds: () => void
  /** Found here, found with the other web servers, or not. */
  pageRead: (result: 'hit' | 'shared' | 'miss') => void
  /** Asked whenever the figures are read. */
  state: (name: StateName, ask: () => State[] | Promise<State[]>) => void
  pool: (pool: Pool) => void
  /** One turn of a loop, in the trace of the request that woke it. */
  turn: <T>(loop: string, cause: Cause | undefined, work: () => Promise<T>) => Promise<T>
  /** The figures as Prometheus reads them; null where nobody may. */
  text: () => Promise<string | null>
  stop: () => Promise<void>
}

/** Pages, the start hook and the page cache are loaded separately; the global symbol is what they share. */
const KEY = Symbol.for('maru.watching')
const shared = globalThis as typeof globalThis & { [KEY]?: Watch }

/** Undefined unless somebody asked for figures or traces: then nothing of it is loaded (rule Q13). */
export const watching = () => shared[KEY]

/** Starts to take figures and traces, where METRICS_KEY or OTEL_EXPORTER_OTLP_ENDPOINT is set. Before Payload boots. */
export async function watch(program: Program, env = process.env) {
  if (shared[KEY] || !(env.METRICS_KEY || env.OTEL_EXPORTER_OTLP_ENDPOINT)) return
  const { startWatching } = await import('./start')
  shared[KEY] = startWatching(program, env)
}

/** Sends what was taken last, before the process ends. */
export async function endWatching() {
  const ending = shared[KEY]
  delete shared[KEY]
  await ending?.stop()
}
