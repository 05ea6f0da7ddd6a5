import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ListingFacts } from '@/domain/products/product-rule'
import { picturePath } from '@/domain/products/picture'
import { gatherPictures } from '~/collections/files/gather-pictures'
import { namesForeignDocuments } from '~/collections/files/gather-documents'
import { findRow, idOf } from '~/collections/shared/find-row'
import { runSql } from '~/collections/shared/run-sql'
import { familyOthers, type FamilyFields } from './family-others'

/** Reads from the database layer return a localized name in all languages. */
type Node = { id: string; name: { en: string }; parent?: string | null }
type Next = {
  listedIn?: unknown
  seller?: unknown
  images?: unknown
  documents?: unknown
  sku?: unknown
} & FamilyFields

const ENGLISH = { locale: 'en' } as const

/** Facts for the product rule: categories, seller, SKU and pictures. */
export async function gatherListing(
  next: Next,
  req: PayloadRequest,
  before?: Next & { id?: string },
): Promise<ListingFacts> {
  // Sequential: a transaction has one connection.
  const sub = await findRow<Node>(req, 'categories', idOf(next.listedIn), ENGLISH)
  const seller = await findRow<{ id: string; company: string; status: string }>(
    req,
    'sellers',
    idOf(next.seller),
  )
  const isSkuNew = next.sku !== before?.sku || idOf(next.seller) !== idOf(before?.seller)
  const { first, foreignPictures } = await gatherPictures(next, req)
  const main = sub?.parent ? await findRow<Node>(req, 'categories', idOf(sub.parent), ENGLISH) : undefined
  return {
    now: new Date(),
    mainCategory: main?.name.en,
    subCategory: main ? sub?.name.en : undefined,
    sellerName: seller?.company,
    sellerActive: seller?.status === 'active',
    foreignPictures,
    foreignDocuments: await namesForeignDocuments(before?.id, next.documents, req),
    skuTaken: Boolean(
      isSkuNew && seller && (await isSkuTaken({ ...next, seller: seller.id }, before?.id, req)),
    ),
    familyOthers: seller && sub ? await familyOthers(next, before, req) : undefined,
    cover: first?.hash
      ? {
          card: picturePath(first.hash, 400),
          page: picturePath(first.hash, 768),
          width: first.width,
          height: first.height,
        }
      : undefined,
  }
}

/**
 * Whether the seller has another product with this SKU. The lock makes a concurrent save of the same SKU wait, so that it finds
 * this one.
 */
async function isSkuTaken(
  { seller, sku }: { seller: string; sku?: unknown },
  id: unknown,
  req: PayloadRequest,
) {
  if (typeof sku !== 'string') return false
  await runSql(req, sql`select pg_advisory_xact_lock(hashtextextended(${`${seller} ${sku}`}, 0))`)
  const { rows } = await runSql(
    req,
    sql`select 1 from products where seller_id = ${seller} and sku = ${sku} and id is distinct from ${id ?? null}`,
  )
  return rows.length > 0
}
