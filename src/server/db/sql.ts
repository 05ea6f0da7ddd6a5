export { sql } from '@payloadcms/db-postgres'
