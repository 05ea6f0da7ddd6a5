import 'server-only'
import * as z from 'zod'
import { LOCALES } from '@/domain/locale'
import { checkFinished } from '@/domain/pages/content/check-content'
import { linkedIn } from '@/domain/pages/content/linked'
import { issuesOf, type Issue } from '@/domain/result'
import { checkEnglish } from '@/domain/pages/page-languages'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { knownPicture, knownPictures, readKnownPictures } from '@/server/storage/picture-uses'

const written = z.object({ _locale: z.enum(LOCALES), title: z.string().nullable(), content: z.unknown() })

/** What publishing a page would be refused for as it is saved now, in all its languages (rules L21, L25). */
export async function publicationIssues(page: string): Promise<Issue[]> {
  const db = await database()
  const texts = await checkedRows(
    db,
    written,
    sql`select l._locale, l.version_title as title, l.version_content as content
      from _pages_v v join _pages_v_locales l on l._parent_id = v.id where v.latest and v.parent_id = ${page}`,
  )
  const english = texts.find(({ _locale }) => _locale === 'en') ?? {}
  const lacking = issuesOf(checkEnglish({ content: texts.map(({ content }) => content) }, english))
  if (lacking.length > 0) return lacking
  const { pictures } = linkedIn(texts.map(({ content }) => content))
  const rows = pictures.length > 0 ? await checkedRows(db, knownPicture, readKnownPictures(pictures)) : []
  const where = { path: 'content', site: process.env.SITE_URL }
  return issuesOf(
    checkFinished(
      texts.map(({ _locale, content }) => [_locale, content]),
      knownPictures(rows),
      where,
    ),
  )
}
