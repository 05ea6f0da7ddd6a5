import type { Shop } from './open-shop'

/** How things stand in a shop of these tests, asked of the database and of the payment provider. */
export function stateReaders(shop: () => Shop) {
  const statusOf = async (order: string) => (await shop().orderRow(order)).status
  const stockOf = async (product: string) =>
    (await shop().query('select stock::int, reserved::int from products where id = $1', [product]))[0]
  const cartOf = (buyer: string) =>
    shop().query('select product_id as product, quantity::int from cart_items where user_id = $1', [buyer])

  async function ask<T>(path: string): Promise<T> {
    const headers = { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` }
    return (await (await fetch(`${shop().bank.url}/v1/${path}`, { headers })).json()) as T
  }

  /** The states of all payment pages a checkout ever had. */
  async function pagesOf(checkout: string) {
    type Page = { status: string; metadata: { checkout: string } }
    const { data } = await ask<{ data: Page[] }>('checkout/sessions?limit=100')
    return data.flatMap(({ status, metadata }) => (metadata.checkout === checkout ? [status] : [])).toSorted()
  }

  /** What pages are to be made anew, and forgets it: the tags of the rows that wait. */
  async function clearedPages() {
    const rows = await shop().query<{ tags: string }>(
      "delete from page_clearings returning array_to_string(tags, ',') as tags",
    )
    return rows.map(({ tags }) => tags)
  }

  /** Ten of something, ordered and not yet paid. */
  async function oneOrder(more: object = {}) {
    const buyer = await shop().buyer()
    const product = await shop().product({ stock: 40 })
    const placed = await shop().order(buyer, { [product]: 10 }, more)
    return { buyer, product, ...placed, order: placed.orders[0] ?? '' }
  }

  return { statusOf, stockOf, cartOf, ask, pagesOf, clearedPages, oneOrder }
}
