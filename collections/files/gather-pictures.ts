import type { PayloadRequest } from 'payload'
import type { PictureFacts } from '@/domain/products/product-rule'

type Picture = { id: string; owner?: unknown; hash?: string | null; width?: number; height?: number }
type Next = { seller?: unknown; images?: unknown }

/** The pictures a listing or a change of one names: the first of them, and whether the seller may use them all. */
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
    // A picture without an owner is the house's; one that does not exist is nobody's to use.
    foreignPictures: found.some((picture) => {
      const owner = idOf(picture?.owner)
      return !picture || (owner !== undefined && owner !== idOf(seller))
    }),
  }
}

export const idOf = (value: unknown) =>
  value && typeof value === 'object' && 'id' in value
    ? String(value.id)
    : typeof value === 'string'
      ? value
      : undefined
