import { turnPriceCuts } from '@/features/selling/discounts/turn-price-cuts'
import { aCode, aPriceCut } from '~/tests/support/factories/discounts'
import { openShop } from './open-shop'

/** The shop, with codes and price cuts. */
export async function openDiscounts() {
  const shop = await openShop()
  const seller = shop.ids.users.seller

  async function code(owner: string | null = seller, more: object = {}) {
    const data = aCode(owner, more)
    const id = await shop.system.make('discounts', data)
    return { id, code: String('code' in more ? more.code : data.code) }
  }

  const cut = (products: readonly string[], more: object = {}) =>
    shop.system.make('discounts', aPriceCut(seller, products, more))

  /** Puts a code into a cart as entering it would. */
  const enter = (buyer: string, discount: string) =>
    shop.query(
      `insert into cart_codes (user_id, discount_id) values ($1, $2)
       on conflict (user_id) do update set discount_id = excluded.discount_id`,
      [buyer, discount],
    )

  /** A buyer with so many of one product in the cart, at $20.00 each, and a code. */
  async function cartWith(discount: string, quantity = 10, more: object = {}) {
    const buyer = await shop.buyer()
    const moqPrices = [{ minQty: 1, maxQty: 999999, unitPrice: 2_000 }]
    const product = await shop.product({ stock: 1000, moqPrices, ...more })
    await shop.fill(buyer, { [product]: quantity })
    await enter(buyer, discount)
    return { buyer, product }
  }

  async function turned() {
    while (await turnPriceCuts());
  }

  const used = async (discount: string) =>
    (await shop.query<{ used: number }>('select used::int from discounts where id = $1', [discount]))[0]?.used

  /** As if a discount were over. */
  const passed = (discount: string) =>
    shop.query(
      `update discounts set "from" = now() - interval '2 days', until = now() - interval '1 second' where id = $1`,
      [discount],
    )

  const pricesOf = (product: string) =>
    shop.query<{ price: number; regular: number | null }>(
      `select unit_price::int as price, regular_price::int as regular from products_moq_prices where _parent_id = $1 order by _order`,
      [product],
    )

  const entriesOf = async (order: string) => {
    const rows = await shop.query<{ account: string; kind: string; sum: number }>(
      'select account::text, kind::text, sum(amount)::int as sum from ledger_entries where order_id = $1 group by 1, 2',
      [order],
    )
    return Object.fromEntries(rows.map(({ account, kind, sum }) => [`${account} ${kind}`, sum]))
  }

  return { shop, seller, code, cut, enter, cartWith, turned, used, passed, pricesOf, entriesOf }
}

export type Discounts = Awaited<ReturnType<typeof openDiscounts>>
