import { sql } from '@payloadcms/db-postgres'
import type { BasePayload, CollectionSlug, RequiredDataFromCollectionSlug } from 'payload'
import type { Locale } from '@/domain/locale'
import type { Clock } from './clock'

/** What every step of the seed is given. */
export type Seed = { payload: BasePayload; clock: Clock }

/** The server itself, which tells nobody: there is no page yet that would have to be made anew, and histories are given. */
export const SYSTEM = {
  overrideAccess: true,
  depth: 0,
  context: { actor: { kind: 'system' }, quiet: true, history: 'given' },
} as const

export type Doc<S extends CollectionSlug> = RequiredDataFromCollectionSlug<S> & { id: string }
export type Database = Pick<BasePayload['db']['drizzle'], 'execute'>

/** Those of the documents that are not stored yet. */
export async function missing<T extends { id: string }>(
  { payload }: Pick<Seed, 'payload'>,
  collection: CollectionSlug,
  docs: readonly T[],
): Promise<T[]> {
  const table = sql.identifier(collection.replaceAll('-', '_'))
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`select id from ${table}`)
  const known = new Set(rows.map(({ id }) => id))
  return docs.filter(({ id }) => !known.has(id))
}

/** Creates what is not there yet, through every rule of the collection. */
export async function put<S extends CollectionSlug>(
  seed: Pick<Seed, 'payload'>,
  collection: S,
  docs: Doc<S>[],
) {
  const { payload } = seed
  const create = payload.create as (options: object) => Promise<unknown>
  for (const data of await missing(seed, collection, docs)) {
    await create.call(payload, { ...SYSTEM, collection, data: { updatedAt: data.createdAt, ...data } })
  }
}

/** Rows as objects of columns, in one statement; those that are there stay. */
export async function insertRows(db: Database, table: string, rows: readonly Record<string, unknown>[]) {
  const [first] = rows
  if (!first) return
  const columns = sql.join(
    Object.keys(first).map((column) => sql.identifier(column)),
    sql`, `,
  )
  const name = sql.identifier(table)
  await db.execute(sql`
    insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`)
}

type Told = { id: string; texts: Record<string, Partial<Record<Locale, unknown>>> }

/** French and Korean beside the English that made the document: one row for each language. */
export async function translate({ payload }: Pick<Seed, 'payload'>, table: string, told: readonly Told[]) {
  const rows = (['fr', 'ko'] as const).flatMap((locale) =>
    told.map(({ id, texts }) => ({
      _parent_id: id,
      _locale: locale,
      ...Object.fromEntries(Object.entries(texts).map(([column, text]) => [column, text[locale]])),
    })),
  )
  await insertRows(payload.db.drizzle, table, rows)
}
