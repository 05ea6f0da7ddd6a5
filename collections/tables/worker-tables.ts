import {
  bigserial,
  integer,
  pgTable,
  text,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from '@payloadcms/db-postgres'
import type { SchemaHook } from './schema-hook'

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** One row per loop of the worker: when it last began and ended, and its last error. Not a collection: only the worker writes it. */
const workerLoops = pgTable('worker_loops', {
  name: varchar('name', { length: 80 }).primaryKey(),
  process: varchar('process', { length: 20 }).notNull(),
  begunAt: time('begun_at'),
  doneAt: time('done_at'),
  failedAt: time('failed_at'),
  error: text('error'),
  failures: integer('failures').notNull().default(0),
})

/** Cached pages to clear later: stock changes so often that their clearing is collected for two seconds. */
const pageClearings = pgTable('page_clearings', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  tags: text('tags').array().notNull(),
  dueAt: time('due_at')
    .notNull()
    .default(sql`now()`),
})

/** Adds the tables to the schema, so that migrations create and drop them. */
export const withWorkerTables: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: {
    ...schema.tables,
    worker_loops: workerLoops,
    page_clearings: pageClearings,
  } as typeof schema.tables,
})
