import type { BasePayload } from 'payload'
import type { Samples } from '~/tests/support/policy'
import { aCode, aPriceCut } from '~/tests/support/factories/discounts'
import { TIERS } from '~/tests/support/factories/catalogue'
import type { System } from '~/tests/support/system'

type Given = Pick<Samples, 'users' | 'products'>

/** Codes, and a price cut that has begun: its product costs what the others cost, and cost more before. */
export async function makeDiscounts(
  { make, change }: System,
  payload: BasePayload,
  { users, products }: Given,
): Promise<Pick<Samples, 'discounts'>> {
  const cutGoods = products.otherLive
  const begun = { percent: 20, startedAt: new Date().toISOString() }
  const otherSellersCut = await make('discounts', aPriceCut(users.otherSeller, [cutGoods], begun))
  const [first] = TIERS
  await change('products', cutGoods, {
    discount: otherSellersCut,
    priceFormer: (first?.unitPrice ?? 0) / 0.8,
    samplePrice: 1_100,
    sampleFreight: 600,
  })
  await payload.db.pool.query(
    'update products_moq_prices set regular_price = unit_price / 0.8 where _parent_id = $1',
    [cutGoods],
  )
  return {
    discounts: {
      sellersCode: await make('discounts', aCode(users.seller)),
      otherSellersCode: await make('discounts', aCode(users.otherSeller)),
      otherSellersCut,
      houses: await make('discounts', aCode(null)),
    },
  }
}
