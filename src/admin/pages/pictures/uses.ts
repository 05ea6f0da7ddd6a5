import * as z from 'zod'
import type { Locale } from '@/domain/locale'
import { USE_KINDS } from '@/domain/pages/content/picture-uses'
import { checkedRows } from '@/server/db/checked-rows'
import { among } from '@/server/orders/rows'
import { inArray } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'
import { usesOf } from '@/server/storage/picture-uses'

const { media_locales } = tables

const row = z.object({
  kind: z.enum(USE_KINDS),
  doc: z.string().nullable(),
  title: z.string().nullable(),
  shown: z.boolean(),
  total: z.number(),
})

export type FoundUse = Omit<z.infer<typeof row>, 'total'>

/** Where a picture is used, the first of them, and how many there are (rule L31). */
export async function readUses(db: Database, id: string, locale: Locale, named?: number) {
  const uses = await checkedRows(db, row, usesOf([id], locale, named))
  return { uses, total: uses[0]?.total ?? 0 }
}

/** What its form says of it. */
export async function getPictureUses(id: string, locale: Locale) {
  const db = await database()
  return { ...(await readUses(db, id, locale)), alt: (await readTexts(db, [id])).get(id) ?? {} }
}

export type Alt = Partial<Record<Locale, string | null>>

/** The alternative texts of pictures in each language. */
export async function readTexts(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ id: media_locales._parentID, locale: media_locales._locale, alt: media_locales.alt })
    .from(media_locales)
    .where(inArray(media_locales._parentID, among(ids)))
  const found = new Map<string, Alt>()
  for (const { id, locale, alt } of rows) found.set(id, { ...found.get(id), [locale]: alt })
  return found
}
