import { letters } from '@/domain/search/fold'
import type { Locale } from '@/domain/locale'
import type { Suggestion } from '@/domain/search/suggestion'
import { localePath } from '@/messages/locales'
import { sql } from '@/server/db/sql'
import { companyName } from '@/server/people/names'
import type { RunQuery } from '@/server/search/postgres/run-query'
import { begins, categoryWords } from './suggest-categories'

const MOST = 2
/** Of the sellers that have the letters anywhere in their name. */
const TRIED = 50
const SHORTEST = 2

type Row = { slug: string; name: string; names: string }

/** Sellers with a page (rule C55) whose name, in either script, contains words starting with each typed word. */
export async function suggestSuppliers(run: RunQuery, text: string, locale: Locale): Promise<Suggestion[]> {
  if (letters(text).length < SHORTEST) return []
  const asked = categoryWords(text)
  if (asked.length === 0) return []
  const rows = await run<Row>(sql`
    select s.slug, ${companyName(locale, sql`s.id`, sql`s.company`)} as name, concat_ws(' ', s.company, s.company_ko) as names
    from sellers s where s.status = 'active' and s.slug is not null
      and search.letters(concat_ws(' ', s.company, s.company_ko)) like all (${sql.param(asked.map((word) => `%${word}%`))}::text[])
      and exists (select 1 from products p where p.seller_id = s.id and p.is_live)
    order by lower(s.company), s.id limit ${TRIED}`)
  return rows
    .filter(({ names }) => begins(asked, names))
    .slice(0, MOST)
    .map(({ slug, name }) => ({
      kind: 'supplier',
      text: name,
      href: localePath(locale, `/supplier/${slug}`),
    }))
}
