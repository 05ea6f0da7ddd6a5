export { and, desc, eq, inArray, sql, type SQL, type SQLWrapper } from '@payloadcms/db-postgres/drizzle'
