export {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
  type AnyColumn,
  type GetColumnData,
  type SQL,
  type SQLWrapper,
} from '@payloadcms/db-postgres/drizzle'
/** A table under another name, for statements that read it twice or join fragments written for that name. */
export { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
