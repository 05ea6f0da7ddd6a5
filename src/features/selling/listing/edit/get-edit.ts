import 'server-only'
import type { Locale } from '@/domain/locale'
import { isOpenChange } from '@/domain/products/listing/change-rule'
import { DESCRIBED_NAMES, writable } from '@/domain/products/listing/described'
import { marksOf, type Marks } from '@/domain/forms/edit-windows'
import { picturePath } from '@/domain/products/picture'
import { currentValues } from '@/domain/products/listing/product-edit'
import type { ProductValues } from '@/domain/products/listing/product-values'
import type { StoredPictures } from '@/features/selling/listing/form/form-state'
import { getOwnProduct } from '@/features/selling/listing/get-own-product'
import { productValues } from '@/features/selling/listing/product-values'
import { listOwnDocuments, type OwnDocument } from '@/features/selling/listing/documents/list-own-documents'
import type { Product } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { listCategoryTree } from '@/server/products/category-tree'
import { asUser, type Data } from '@/server/db/data'
import { waitingSince } from '@/server/products/waiting-since'
import { alias, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { findLastChange, type FoundChange } from './find-change'
import { markOf } from '@/server/http/forms/marks'

const p = alias(tables.products, 'p')

export type Edit = {
  product: Product
  /** What the form opens with: the open change request over what is live. */
  values: ProductValues
  seen: Marks
  last: FoundChange | null
  pictures: StoredPictures
  /** Those that are wanted now, and all that the last change request names. */
  documents: { wanted: OwnDocument[]; named: OwnDocument[] }
  waitingSince: string
}

/** A seller's product with its last change request, to edit; null if it is not theirs. */
export async function getEdit(member: MemberUser, id: string, locale: Locale): Promise<Edit | null> {
  const product = await getOwnProduct(member, id)
  if (!product) return null
  const db = await asUser(member)
  const [last, tree, since] = await Promise.all([
    findLastChange(db, id),
    listCategoryTree(locale),
    readWaitingSince(id),
  ])
  const open = last && isOpenChange(last.status) ? last : null
  const now = currentValues(product, open)
  const wanted = writable(now, DESCRIBED_NAMES)
  const shown = { ...product, ...wanted.data, ...wanted.texts } as Product
  const wantedIds = idsIn(now.documents).map(idOf)
  const named = await listOwnDocuments(db, [
    ...wantedIds,
    ...[...idsIn(product.documents), ...idsIn(last?.documents)].map(idOf),
  ])
  return {
    product,
    documents: { wanted: named.filter(({ id }) => wantedIds.includes(id)), named },
    values: productValues(shown, tree),
    seen: marksOf(now, markOf),
    last,
    waitingSince: since,
    pictures: await readPictures(db, [...product.images, ...shown.images, ...idsIn(last?.images)].map(idOf)),
  }
}

async function readWaitingSince(id: string) {
  const db = await database()
  const [row] = await db.select({ since: waitingSince }).from(p).where(eq(p.id, id))
  return new Date(row?.since ?? 0).toISOString()
}

const idOf = (link: unknown) =>
  typeof link === 'object' && link !== null && 'id' in link ? String(link.id) : String(link)

const idsIn = (links: unknown): unknown[] => (Array.isArray(links) ? links : [])

/** Names on disk begin with a time and random bytes (rule C12). */
const PREFIX = /^\d+_[0-9a-f]{32}_/

async function readPictures(db: Pick<Data, 'find'>, ids: readonly string[]): Promise<StoredPictures> {
  const { docs } = await db.find({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    select: { hash: true, filename: true },
    pagination: false,
  })
  return Object.fromEntries(
    docs.map(({ id, hash, filename }) => [
      id,
      { src: picturePath(hash ?? '', 160), name: (filename ?? '').replace(PREFIX, '') },
    ]),
  )
}
