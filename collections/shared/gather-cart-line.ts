import type { PayloadRequest } from 'payload'
import type { CartFacts } from '@/domain/cart-rule'
import type { Tier } from '@/domain/tiers'

/** The product of a cart line as it stands now; absent when it is not on sale. */
export async function gatherCartLine(
  { product: id }: { product?: unknown; user?: unknown },
  req: PayloadRequest,
): Promise<CartFacts> {
  if (typeof id !== 'string') return { product: undefined }
  const product = await req.payload.db.findOne<{
    id: string
    seller: string
    isLive: boolean
    moqPrices: Tier[]
  }>({
    collection: 'products',
    req,
    select: { seller: true, isLive: true, moqPrices: true },
    where: { id: { equals: id } },
  })
  return { product: product?.isLive ? { seller: product.seller, tiers: product.moqPrices } : undefined }
}
