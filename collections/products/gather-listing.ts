import type { PayloadRequest } from 'payload'
import type { ListingFacts } from '@/domain/products/product-rule'
import { picturePath } from '@/domain/products/picture'
import { gatherPictures, idOf } from '~/collections/files/gather-pictures'

/** Reads from the database layer return a localized name in all languages. */
type Node = { id: string; name: { en: string }; parent?: string | null }
type Next = { listedIn?: unknown; seller?: unknown; images?: unknown }

/** Facts for the product rule: categories, seller and pictures. */
export async function gatherListing(next: Next, req: PayloadRequest): Promise<ListingFacts> {
  // Sequential: a transaction has one connection.
  const sub = await one<Node>(req, 'categories', idOf(next.listedIn))
  const seller = await one<{ id: string; company: string; status: string }>(req, 'sellers', idOf(next.seller))
  const { first, foreignPictures } = await gatherPictures(next, req)
  const main = sub?.parent ? await one<Node>(req, 'categories', idOf(sub.parent)) : undefined
  return {
    mainCategory: main?.name.en,
    subCategory: main ? sub?.name.en : undefined,
    sellerName: seller?.company,
    sellerActive: seller?.status === 'active',
    foreignPictures,
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

async function one<T extends { id: string }>(
  req: PayloadRequest,
  collection: 'categories' | 'sellers',
  id?: string,
) {
  if (!id) return undefined
  const found = await req.payload.db.findOne<T>({
    collection,
    req,
    locale: 'en',
    where: { id: { equals: id } },
  })
  return found ?? undefined
}
