import 'server-only'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { unitOf, type SoldUnit } from '@/domain/orders/sold-unit'
import { MAX_REQUEST_LINES } from '@/domain/cart/price-requests/request'
import { moqOf, OPEN_MAX } from '@/domain/products/prices/tiers'
import { fail, ok, type Result } from '@/domain/result'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { goodsNow } from '@/features/buying/price-requests/beside-requests'

export type WantedLine = SoldUnit & {
  product: string
  name: string
  sku: string
  quantity: number
  listPrice: number | null
}

type GoodsQuery = { product: string | undefined; quantity: string | undefined; seller: string | undefined }

/** What a price is asked for: one product, or all that the cart has of one seller (rule M73). */
export async function wantedGoods(
  user: MemberUser,
  { product, quantity = '', seller }: GoodsQuery,
  locale: Locale,
): Promise<Result<WantedLine[]>> {
  const typed = /^\d{1,6}$/.test(quantity) ? Math.min(OPEN_MAX, Number(quantity)) : 0
  const asked = product && isId(product) ? [{ product, quantity: typed }] : await cartLines(user)
  const goods = await goodsNow(asked, locale)
  const lines = goods.flatMap((found, at) => {
    if (!found?.isLive || found.seller === String(user.id)) return []
    if (!product && found.seller !== seller) return []
    const wanted = asked[at]?.quantity || moqOf(found.tiers)
    return {
      product: found.id,
      name: found.name,
      sku: found.sku,
      ...unitOf(found),
      quantity: wanted,
      listPrice: found.listPrice,
    }
  })
  if (lines.length > MAX_REQUEST_LINES)
    return fail('priceRequest.tooManyLines', '', { max: MAX_REQUEST_LINES })
  return lines.length > 0 ? ok(lines) : fail('cart.notOnSale', '')
}

async function cartLines(user: MemberUser) {
  const db = await asUser(user)
  const { docs } = await db.find({
    collection: 'cart-items',
    where: { savedForLater: { equals: false } },
    select: { product: true, quantity: true },
    sort: ['createdAt', 'id'],
    pagination: false,
  })
  return docs.map((line) => ({ product: String(line.product), quantity: line.quantity }))
}
