import { getTableColumns } from '@payloadcms/db-postgres/drizzle'
import { foreignKey, type AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { SchemaHook } from './schema-hook'

/**
 * Foreign key from a second factor to the staff member with the
 * same id, with cascade: Payload has no field for that.
 */
export const withSameIds: SchemaHook = ({ schema, extendTable }) => {
  const { second_factors: factors, staff } = schema.tables
  if (!factors || !staff) throw new Error('Table staff or second_factors is missing')
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
