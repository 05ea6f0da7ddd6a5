import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@/server/db/sql'

/** Row id inside a document, in Payload's format. */
export const newRowId = () => randomBytes(12).toString('hex')

/**
 * Deterministic id: the same words give the same id, so the primary key prevents a second write. A UUID of version 8 (RFC 9562), because
 * Payload finds nothing by an id that is none.
 */
export function stableId(...words: (string | number)[]): string {
  const bytes = createHash('md5').update(words.join('/')).digest()
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The same id in SQL, of a word and an id. */
export function stableIdOf(word: string, id: SQL) {
  const hash = sql`md5(${`${word}/`}::text || ${id})`
  return sql`(substr(${hash}, 1, 12) || '8' || substr(${hash}, 14, 3)
    || translate(substr(${hash}, 17, 1), '0123456789abcdef', '89ab89ab89ab89ab') || substr(${hash}, 18))::uuid`
}

/** Ids as a subquery for `in`. */
export const among = (ids: readonly string[]) =>
  sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
