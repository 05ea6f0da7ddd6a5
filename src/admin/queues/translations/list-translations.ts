import 'server-only'
import type { Locale } from '@/domain/locale'
import { TEXT_FIELDS, type TextField, type TextIn3 } from '@/domain/products/listing/product-values'
import { sourceOf, wantedTexts, type WantedText } from '@/domain/products/listing/translation'
import { pageCount } from '@/domain/values/page-count'
import { draftValues } from '@/features/selling/listing/drafts/draft-content'
import { and, eq, isNotNull, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { markOf } from '@/server/http/forms/marks'

const { product_drafts: drafts, sellers, staff } = tables

const A_PAGE = 25
const WAITS = and(isNotNull(drafts.translationAskedAt), isNull(drafts.translatedAt))

export type TranslationLine = {
  id: string
  name: string | null
  company: string | null
  at: string
  taker: string | null
  total: number
}

/** Drafts that wait for a translation, the longest first. One statement. */
export async function listTranslations(page: number): Promise<TranslationLine[]> {
  const db = await database()
  const rows = await db
    .select({
      id: drafts.id,
      name: drafts.name,
      company: sellers.company,
      at: sql<string>`${drafts.translationAskedAt}`,
      taker: sql<string | null>`coalesce(${staff.name}, ${staff.email})`,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(drafts)
    .innerJoin(sellers, eq(sellers.id, drafts.seller))
    .leftJoin(staff, eq(staff.id, drafts.translationTakenBy))
    .where(WAITS)
    .orderBy(drafts.translationAskedAt, drafts.id)
    .limit(A_PAGE)
    .offset((page - 1) * A_PAGE)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

export const translationPages = (total: number) => pageCount(total, A_PAGE)

export type TranslationView = Omit<TranslationLine, 'total' | 'taker'> & {
  takenBy: string | null
  taker: string | null
  source: Locale
  words: Record<TextField, TextIn3>
  wanted: WantedText[]
  /** Of the texts as they are shown, so that nobody translates what was changed meanwhile. */
  seen: string
}

/** One of them with its texts, and nothing else of the draft: editors read it too (rule N9). Null once it no longer waits. */
export async function getTranslation(id: string): Promise<TranslationView | null> {
  const db = await database()
  const [row] = await db
    .select({
      id: drafts.id,
      name: drafts.name,
      content: drafts.content,
      company: sellers.company,
      at: sql<string>`${drafts.translationAskedAt}`,
      takenBy: drafts.translationTakenBy,
      taker: sql<string | null>`coalesce(${staff.name}, ${staff.email})`,
    })
    .from(drafts)
    .innerJoin(sellers, eq(sellers.id, drafts.seller))
    .leftJoin(staff, eq(staff.id, drafts.translationTakenBy))
    .where(and(eq(drafts.id, id), WAITS))
  if (!row) return null
  const { content, at, ...line } = row
  const words = textsOf(content)
  return {
    ...line,
    at: new Date(at).toISOString(),
    words,
    // A seller may have emptied it since; then there is nothing to write.
    source: sourceOf(words) ?? 'ko',
    wanted: wantedTexts(words),
    seen: markOf(words),
  }
}

/** The four texts of a draft, in the same order always. */
export function textsOf(content: unknown): Record<TextField, TextIn3> {
  const values = draftValues(content)
  return Object.fromEntries(
    TEXT_FIELDS.map((field) => {
      const { en, fr, ko } = values[field]
      return [field, { en, fr, ko }]
    }),
  ) as Record<TextField, TextIn3>
}
