import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { bigint, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

/** The counters of rate-limiter-flexible, in the shape it asks for. No collection: nobody reads or writes them but `server/throttle`. */
const throttles = pgTable('throttles', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** Puts their table into the schema, so that it comes and goes with migrations. */
export const withThrottles: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, throttles } as typeof schema.tables,
})
