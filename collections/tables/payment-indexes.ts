import { sql, type PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { index, type ExtraConfigColumn } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

/** As the worker asks for them (`closeAbandonedPayments`), word for word: else Postgres does not see that the index answers it. */
const ABANDONED_PAYMENT = sql`provider = 'stripe' and status in ('cancelled', 'expired') and payment_request is not null and (payment_url is not null or provider_session is null)`

/**
 * Checkouts that were given up while their page may still take money, which the worker asks for every second: once their page is closed
 * they leave this index, so that the question costs the same however many have been closed before.
 */
export const withPaymentIndexes: SchemaHook = ({ schema, extendTable }) => {
  const table = schema.tables.checkouts
  if (!table) throw new Error('No table checkouts for the index of its open pages.')
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
