import { sql, type PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { index, type ExtraConfigColumn } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

/**
 * Sort orders of lists: partial indexes over live products, ending in the id
 * for keyset paging (docs/decisions/009). `shelf` is a subcategory.
 */
const ORDERS = {
  newest: ['createdAt', 'id'],
  popular: ['viewCount', 'createdAt', 'id'],
  recommended: ['isRecommended', 'createdAt', 'id'],
  shelf: ['listedIn', 'createdAt', 'id'],
}

/** Adds the indexes to the schema, so that migrations create and drop them. */
export const withListIndexes: SchemaHook = ({ schema, extendTable }) => {
  const table = schema.tables.products
  if (!table) throw new Error('Table products is missing for its list indexes')
  extendTable({
    table,
    extraConfig: (columns) => {
      const column = (name: string): ExtraConfigColumn => columns[name]
      return Object.fromEntries(
        Object.entries(ORDERS).map(([order, [first = 'id', ...rest]]) => [
          `live_${order}`,
          index(`products_live_${order}_idx`)
            .on(column(first), ...rest.map(column))
            .where(sql`is_live`),
        ]),
      )
    },
  })
  return schema
}
