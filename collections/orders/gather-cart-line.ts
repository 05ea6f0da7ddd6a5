import type { PayloadRequest } from 'payload'
import type { CartFacts } from '@/domain/cart/cart-rule'
import type { Tier } from '@/domain/products/tiers'

type Goods = {
  id: string
  seller: string
  isLive: boolean
  moqPrices: Tier[]
  stock: number
  reserved: number
  madeToOrder?: boolean | null
}

/** The current product of a cart line; undefined if it is not on sale. */
export async function gatherCartLine(
  { product: id }: { product?: unknown; user?: unknown },
  req: PayloadRequest,
): Promise<CartFacts> {
  if (typeof id !== 'string') return { product: undefined }
  const product = await req.payload.db.findOne<Goods>({
    collection: 'products',
    req,
    select: { seller: true, isLive: true, moqPrices: true, stock: true, reserved: true, madeToOrder: true },
    where: { id: { equals: id } },
  })
  if (!product?.isLive) return { product: undefined }
  const { seller, moqPrices: tiers, stock, reserved, madeToOrder } = product
  return { product: { seller, tiers, available: madeToOrder ? Infinity : stock - reserved } }
}
