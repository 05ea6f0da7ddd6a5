import type { PayloadRequest } from 'payload'
import type { CartFacts } from '@/domain/cart/cart-rule'
import type { Tier } from '@/domain/products/prices/tiers'
import { findRow } from '~/collections/shared/find-row'

type Goods = {
  id: string
  seller: string
  isLive: boolean
  moqPrices: Tier[]
  stock: number
  reserved: number
  madeToOrder?: boolean | null
}

const SELECT = {
  seller: true,
  isLive: true,
  moqPrices: true,
  stock: true,
  reserved: true,
  madeToOrder: true,
} as const

/** The current product of a cart line; undefined if it is not on sale. */
export async function gatherCartLine(
  { product: id }: { product?: unknown; user?: unknown },
  req: PayloadRequest,
): Promise<CartFacts> {
  const product = await findRow<Goods>(req, 'products', id, { select: SELECT })
  if (!product?.isLive) return { product: undefined }
  const { seller, moqPrices: tiers, stock, reserved, madeToOrder } = product
  return { product: { seller, tiers, available: madeToOrder ? Infinity : stock - reserved } }
}
