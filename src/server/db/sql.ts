export { and, eq, inArray, sql, type SQL, type SQLWrapper } from '@payloadcms/db-postgres/drizzle'
