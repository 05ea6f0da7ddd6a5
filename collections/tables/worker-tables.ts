import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from '@payloadcms/db-postgres'
import type { SchemaHook } from './schema-hook'

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * One row per loop and worker process: when it last began and ended, its last error, and when the process last wrote it. Not a
 * collection: only workers write it. The process "" stands for none.
 */
const workerLoops = pgTable(
  'worker_loops',
  {
    name: varchar('name', { length: 80 }).notNull(),
    process: varchar('process', { length: 80 }).notNull(),
    begunAt: time('begun_at'),
    doneAt: time('done_at'),
    failedAt: time('failed_at'),
    error: text('error'),
    failures: integer('failures').notNull().default(0),
    seenAt: time('seen_at')
      .notNull()
      .default(sql`now()`),
  },
  // No key of two columns: Payload's tools cannot compare one with a database.
  ({ name, process }) => [uniqueIndex('worker_loops_name_process_idx').on(name, process)],
)

/** Which process runs a loop whose order matters, until when. */
const workerLeads = pgTable('worker_leads', {
  loop: varchar('loop', { length: 80 }).primaryKey(),
  process: varchar('process', { length: 80 }).notNull(),
  endsAt: time('ends_at').notNull(),
})

/** When the workers may next ask a provider, where a rate is set. Finer than a millisecond, of which a thousand would be lost. */
const providerTurns = pgTable('provider_turns', {
  provider: varchar('provider', { length: 20 }).primaryKey(),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
})

/** Cached pages to clear later: stock changes so often that their clearing is collected for two seconds. */
const pageClearings = pgTable('page_clearings', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  tags: text('tags').array().notNull(),
  dueAt: time('due_at')
    .notNull()
    .default(sql`now()`),
})

/** The code that a member has entered in the cart (rule M131). */
const cartCodes = pgTable('cart_codes', {
  user: uuid('user_id').primaryKey(),
  discount: uuid('discount_id').notNull(),
})

/** What was asked for a product from when on, written by a trigger of products and never changed (rule D25). */
const productPrices = pgTable(
  'product_prices',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    product: uuid('product_id').notNull(),
    isLive: boolean('is_live').notNull(),
    /** JSON of `[minQty, unitPrice]` of each tier. */
    prices: text('prices').notNull(),
    at: time('at')
      .notNull()
      .default(sql`now()`),
  },
  ({ product, id }) => [index('product_prices_product_idx').on(product, id)],
)

/** Adds the tables to the schema, so that migrations create and drop them. */
export const withWorkerTables: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: {
    ...schema.tables,
    worker_loops: workerLoops,
    worker_leads: workerLeads,
    provider_turns: providerTurns,
    page_clearings: pageClearings,
    cart_codes: cartCodes,
    product_prices: productPrices,
  } as typeof schema.tables,
})
