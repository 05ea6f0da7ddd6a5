import { AsyncLocalStorage } from 'node:async_hooks'

/** What started the work at hand: a request, and the place in its trace where one is kept. */
export type Cause = { request: string; trace?: string }

/** Pages and the start hook are bundled separately; the global symbol makes them share one storage. */
const KEY = Symbol.for('maru.cause')
const shared = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<Cause> }

export const causes = (shared[KEY] ??= new AsyncLocalStorage<Cause>())

/** The request that this work is done for; undefined for work of its own accord. */
export const cause = () => causes.getStore()

/** Does the work in the name of a request, if there is one. */
export const becauseOf = <T>(given: Cause | undefined, work: () => T): T =>
  given ? causes.run(given, work) : work()

/** Parameters of an email, with the request that queued it: they are kept until it is sent. */
export function withRequest<T extends object>(params: T): T {
  const request = cause()?.request
  return request ? { ...params, request } : params
}

/** The request that queued an email; undefined where none did, or its parameters are gone. */
export function requestIn(params: string | null): string | undefined {
  const { request } = JSON.parse(params ?? '{}') as { request?: unknown }
  return typeof request === 'string' && /^[\w-]{8,64}$/.test(request) ? request : undefined
}
