import type { PayloadRequest } from 'payload'
import type { ListingFacts } from '@/domain/products/product-rule'
import { picturePath } from '@/domain/products/picture'
import { gatherPictures } from '~/collections/files/gather-pictures'
import { findRow, idOf } from '~/collections/shared/find-row'

/** Reads from the database layer return a localized name in all languages. */
type Node = { id: string; name: { en: string }; parent?: string | null }
type Next = { listedIn?: unknown; seller?: unknown; images?: unknown }

const ENGLISH = { locale: 'en' } as const

/** Facts for the product rule: categories, seller and pictures. */
export async function gatherListing(next: Next, req: PayloadRequest): Promise<ListingFacts> {
  // Sequential: a transaction has one connection.
  const sub = await findRow<Node>(req, 'categories', idOf(next.listedIn), ENGLISH)
  const seller = await findRow<{ id: string; company: string; status: string }>(
    req,
    'sellers',
    idOf(next.seller),
  )
  const { first, foreignPictures } = await gatherPictures(next, req)
  const main = sub?.parent ? await findRow<Node>(req, 'categories', idOf(sub.parent), ENGLISH) : undefined
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
