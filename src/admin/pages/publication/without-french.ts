import 'server-only'
import { alias, and, eq, isNull, lt, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { pages } = tables
const english = alias(tables.pages_locales, 'english')
const french = alias(tables.pages_locales, 'french')

/** Pages that visitors read and whose French is missing or older than the English: the law of Quebec asks for it (rule L25). */
export async function pagesWithoutFrench(): Promise<{ id: string; title: string }[]> {
  const db = await database()
  return db
    .select({ id: pages.id, title: sql<string>`coalesce(${english.title}, ${pages.slug})` })
    .from(pages)
    .leftJoin(english, and(eq(english._parentID, pages.id), eq(english._locale, 'en')))
    .leftJoin(french, and(eq(french._parentID, pages.id), eq(french._locale, 'fr')))
    .where(
      and(
        eq(pages._status, 'published'),
        isNull(pages.deletedAt),
        or(isNull(french.title), isNull(french.content), lt(french.writtenAt, english.writtenAt)),
      ),
    )
    .orderBy(pages.slug)
    .limit(100)
}
