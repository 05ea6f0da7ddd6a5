import type { PayloadRequest } from 'payload'
import type { PictureFacts } from '@/domain/products/product-rule'
import { idOf } from '~/collections/shared/find-row'

type Picture = { id: string; owner?: unknown; hash?: string | null; width?: number; height?: number }
type Next = { seller?: unknown; images?: unknown }

/** The first picture of a product or change request, and whether any belongs to another seller. */
export async function gatherPictures(
  { images, seller }: Next,
  req: PayloadRequest,
): Promise<PictureFacts & { first?: Picture }> {
  const ids = Array.isArray(images) ? images.flatMap((image) => idOf(image) ?? []) : []
  if (ids.length === 0) return { foreignPictures: false }
  const { docs } = await req.payload.db.find<Picture>({
    collection: 'media',
    req,
    where: { id: { in: ids } },
    pagination: false,
    limit: ids.length,
  })
  const found = ids.map((id) => docs.find((picture) => picture.id === id))
  return {
    first: found[0],
    // Pictures without an owner may be used by anyone; missing ones by no one.
    foreignPictures: found.some((picture) => {
      const owner = idOf(picture?.owner)
      return !picture || (owner !== undefined && owner !== idOf(seller))
    }),
  }
}
