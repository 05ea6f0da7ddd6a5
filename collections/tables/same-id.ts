import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { getTableColumns } from '@payloadcms/db-postgres/drizzle'
import { foreignKey, type AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

/** A second factor shares its id with the member of staff whose it is, and goes with them: no field of Payload's can say that. */
export const withSameIds: SchemaHook = ({ schema, extendTable }) => {
  const { second_factors: factors, staff } = schema.tables
  if (!factors || !staff) throw new Error('Staff or their second factors have no table.')
  extendTable({
    table: factors,
    extraConfig: (own) => ({
      second_factors_staff_fk: foreignKey({
        name: 'second_factors_staff_fk',
        columns: [own.id as AnyPgColumn],
        foreignColumns: [getTableColumns(staff).id as AnyPgColumn],
      }).onDelete('cascade'),
    }),
  })
  return schema
}
