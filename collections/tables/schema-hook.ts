import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'

export type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]
