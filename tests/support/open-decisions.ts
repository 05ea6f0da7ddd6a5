import type { Locale } from '@/domain/locale'
import { inTransaction } from '@/server/db/transaction'
import { saveLanguages, writerIn, type Words } from '@/server/texts/save-languages'
import { aProduct } from './factories/catalogue'
import { openHttp } from './http/http'
import { restClient } from './http/rest'
import { openWorld } from './open-world'
import type { Role } from './roles'

type Row = Record<string, unknown> & { id: string }
type Written = { template: string; locale: Locale; params: string; kind: string; row: string }

/** The sample world over HTTP, with products and change requests of its seller to decide. */
export async function openDecisions() {
  const world = await openWorld()
  const http = await openHttp()
  const send = restClient(http.url, world.tokens)
  const { system, ids, payload } = world
  const query = async <T>(statement: string, values: unknown[] = []) =>
    (await payload.db.pool.query(statement, values)).rows as T[]

  async function product(more: object = {}) {
    const data = { ...aProduct(ids.users.seller, ids.categories.sub, ids.media.sellers), status: 'approved' }
    const id = await system.make('products', { ...data, ...more })
    await query('update products set approved_at = null where id = $1', [id])
    return id
  }

  /** A change request that names what it changes; `texts` are by language. */
  async function change(of: string, data: object, texts: Record<string, Words> = {}) {
    const named = [
      ...Object.keys(data),
      ...Object.entries(texts).flatMap(([name, words]) =>
        Object.keys(words).map((locale) => `${name}.${locale}`),
      ),
    ]
    const row = { product: of, seller: ids.users.seller, changed: named, ...data }
    return inTransaction((_, { transactionID }) =>
      saveLanguages(writerIn({ payload, transactionID } as Parameters<typeof writerIn>[0]), {
        collection: 'product-changes',
        data: row,
        texts,
      }),
    )
  }

  /** A document with its texts in all languages. */
  async function stored(collection: 'products' | 'product-changes', id: string): Promise<Row> {
    const row = await payload.db.findOne<Row>({ collection, where: { id: { equals: id } }, req: {} })
    return row ?? { id: '' }
  }

  async function patch(role: Role, path: string, json: object) {
    const response = await send(role, path, { method: 'PATCH', json })
    return { status: response.status, text: await response.text() }
  }

  /** Notifications about a product in their order, each with its email. */
  const notified = (about: string) =>
    query<Written>(
      `select e.template, e.locale, e.params, n.kind, n.params as row
       from (select *, row_number() over (order by created_at) as at from notifications where subject_id = $1) n
       full join (select *, row_number() over (order by created_at) as at from emails
         where split_part(dedupe_key, ':', 2) = $1) e on e.at = n.at order by n.at`,
      [about],
    )

  return { ...world, query, product, change, stored, patch, notified, close: http.close }
}

export type Decisions = Awaited<ReturnType<typeof openDecisions>>
