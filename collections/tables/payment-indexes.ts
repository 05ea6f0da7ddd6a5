import { sql, type PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { index, type ExtraConfigColumn } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

/** Must equal the condition in `closeAbandonedPayments`, or Postgres does not use the index. */
const ABANDONED_PAYMENT = sql`provider = 'stripe' and status in ('cancelled', 'expired') and payment_request is not null and (payment_url is not null or provider_session is null)`

/**
 * Ended checkouts whose payment page may still take money; the worker queries them every second. Closed ones
 * leave the partial index, so the query stays cheap.
 */
export const withPaymentIndexes: SchemaHook = ({ schema, extendTable }) => {
  const table = schema.tables.checkouts
  if (!table) throw new Error('Table checkouts is missing for its index')
  extendTable({
    table,
    extraConfig: (columns) => {
      const column = (name: string): ExtraConfigColumn => columns[name]
      return {
        left_open: index('checkouts_left_open_idx').on(column('updatedAt')).where(ABANDONED_PAYMENT),
      }
    },
  })
  return schema
}
