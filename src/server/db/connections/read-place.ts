import { AsyncLocalStorage } from 'node:async_hooks'
import type { BasePayload } from 'payload'
import type { Database } from '@/server/db/transaction'

/** As Payload types it: it brings types of pg of its own. */
export type Pool = BasePayload['db']['pool']

/** Where a public read goes: a replica, or null for the primary. */
export type ReadPlace = { pool: Pool; drizzle: Database } | null

/** Pages and routes are loaded separately; the global symbol is what they share. */
const KEY = Symbol.for('maru.read-place')
const shared = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<ReadPlace> }

const storage = () => (shared[KEY] ??= new AsyncLocalStorage())

/** Undefined or null: the primary. Only inside `readPublic` is it anything else. */
export const readPlace = () => storage().getStore()

export const readAt = <T>(place: ReadPlace, read: () => Promise<T>) => storage().run(place, read)
