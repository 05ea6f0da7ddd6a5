import 'server-only'
import * as z from 'zod'
import { LOCALES } from '@/domain/locale'
import { CONTENT_UNITS, SOLD_BY } from '@/domain/products/facts/content'
import { sql } from '@/server/db/sql'

const text = z.string().nullable()

/** Names stored with an order line. */
export const lineNames = z.object({
  productName: z.string(),
  localName: text,
  localNameLanguage: z.enum(LOCALES).nullable(),
  nameNow: text,
})

/** The unit in which a line was sold (rule M53). */
export const soldUnit = z.object({
  soldBy: z.enum(SOLD_BY).nullable(),
  content: z.number().nullable(),
  contentUnit: z.enum(CONTENT_UNITS).nullable(),
})

/** The unit of a line `i`, as parts of a JSON object. */
export const soldUnitSql = sql`'soldBy', i.sold_by, 'content', i.content, 'contentUnit', i.content_unit`
