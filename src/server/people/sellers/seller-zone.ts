import { sql, type SQLWrapper } from '@/server/db/sql'

/** The time zone of a seller as SQL: by the country of the business, as on the pages of the seller area (rule S53). */
export const sellerZone = (seller: string | SQLWrapper) =>
  sql<string>`(select case when country = 'KR' then 'Asia/Seoul' else 'America/Toronto' end from sellers where id = ${seller})`
