import { sql, type PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { index, type ExtraConfigColumn } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

/** The orders a list can have, each over live products alone and ending in the id: read forwards from an anchor (docs/decisions/009). */
const ORDERS = {
  newest: ['createdAt', 'id'],
  popular: ['viewCount', 'createdAt', 'id'],
  recommended: ['isRecommended', 'createdAt', 'id'],
  shelf: ['listedIn', 'createdAt', 'id'],
}

/** Puts the indexes of the lists into the schema, so that they come and go with migrations. */
export const withListIndexes: SchemaHook = ({ schema, extendTable }) => {
  const table = schema.tables.products
  if (!table) throw new Error('No table products for the indexes of its lists.')
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
