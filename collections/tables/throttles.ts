import { bigint, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { SchemaHook } from './schema-hook'

/**
 * Counters in the shape rate-limiter-flexible requires. Not a collection: only `server/auth/throttle` uses them, and
 * `server/db/statements/count-once` for keys that count once.
 */
const throttles = pgTable('throttles', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** Adds the table to the schema, so that migrations create and drop it. */
export const withThrottles: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, throttles } as typeof schema.tables,
})
