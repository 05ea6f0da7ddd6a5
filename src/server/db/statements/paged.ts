import type { PaginatedDocs } from 'payload'
import { pageCount } from '@/domain/values/page-count'
import { sql, type SQLWrapper } from '@/server/db/sql'

/** How many pages a list has, and which one is shown: of one beyond the last, the last. */
export function paged(count: number, asked: number, size: number) {
  const pages = pageCount(count, size)
  return { page: Math.min(asked, pages), pages }
}

/** Condition for the rows of that page, by the place of a row and the count of all. */
export function isOnPage(place: SQLWrapper, count: SQLWrapper, asked: number, size: number) {
  const pageOf = (number: SQLWrapper) => sql`ceil(${number} / ${size}::numeric)`
  return sql`${pageOf(place)} = least(${asked}::int, greatest(1, ${pageOf(count)}))`
}

/** The page of documents that is shown, by a `find` that is asked again for the last page if there is no such one. */
export async function foundPage<T>(asked: number, find: (page: number) => Promise<PaginatedDocs<T>>) {
  const first = await find(asked)
  const { page, pages } = paged(first.totalDocs, asked, first.limit)
  const { docs } = page === asked ? first : await find(page)
  return { docs, count: first.totalDocs, page, pages }
}
