export { and, desc, eq, getTableColumns, inArray, sql, type SQL, type SQLWrapper } from '@payloadcms/db-postgres/drizzle'
