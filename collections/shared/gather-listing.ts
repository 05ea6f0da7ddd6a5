import type { PayloadRequest } from 'payload'
import type { ListingFacts } from '@/domain/listing'

/** Read straight from the database, a localised name comes in all its languages. */
type Node = { id: string; name: { en: string }; parent?: string | null }
type Next = { listedIn?: unknown; seller?: unknown; images?: unknown }

/** What the listing rule needs from other rows: the sub category with its room, the seller, the first picture. */
export async function gatherListing(next: Next, req: PayloadRequest): Promise<ListingFacts> {
  // One after the other: a transaction is one connection.
  const sub = await one<Node>(req, 'categories', idOf(next.listedIn))
  const seller = await one<{ id: string; company: string; status: string }>(req, 'sellers', idOf(next.seller))
  const first = Array.isArray(next.images) ? next.images[0] : undefined
  const picture = await one<Picture>(req, 'media', idOf(first))
  const main = sub?.parent ? await one<Node>(req, 'categories', idOf(sub.parent)) : undefined
  return {
    mainCategory: main?.name.en,
    subCategory: main ? sub?.name.en : undefined,
    sellerName: seller?.company,
    sellerActive: seller?.status === 'active',
    cover: picture && {
      card: picture.sizes?.card?.url ?? picture.url,
      page: picture.sizes?.page?.url ?? picture.url,
      width: picture.width,
      height: picture.height,
    },
  }
}

type Sizes = { card?: { url?: string }; page?: { url?: string } }
type Picture = { id: string; width: number; height: number; sizes?: Sizes; url?: string }

const idOf = (value: unknown) =>
  value && typeof value === 'object' && 'id' in value
    ? String(value.id)
    : typeof value === 'string'
      ? value
      : undefined

async function one<T extends { id: string }>(
  req: PayloadRequest,
  collection: 'categories' | 'sellers' | 'media',
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
