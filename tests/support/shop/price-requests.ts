import { randomUUID } from 'node:crypto'
import { addDays, dayIn } from '@/domain/values/calendar'
import type { PlacementInput } from '@/features/buying/checkout/placement/place-order'
import { placeOrder } from '@/features/buying/checkout/placement/place-order'
import { acceptOffer, offerPrice } from '@/features/buying/price-requests/commands/move-request'
import { requestPrice } from '@/features/buying/price-requests/commands/request-price'
import { readQuote } from '@/server/cart/quote/read-quote'
import { database } from '@/server/db/transaction'
import { unique } from '~/tests/support/factories/unique'
import { ADDRESS, openShop } from './open-shop'

type Asked = { lines: Record<string, number>; buyer: string }
type Row = {
  id: string
  number: string
  status: string
  version: number
  checkout_id: string | null
  expires_at: Date
}

/** What was refused, by field and issue. */
export const codes = (done: { ok: boolean; issues?: { code: string; path: string }[] }) =>
  done.ok ? 'ok' : (done.issues ?? []).map(({ code, path }) => (path ? `${path}: ${code}` : code)).join(', ')

/** The shop, with prices that are asked for, offered and accepted. */
export async function openPriceRequests() {
  const shop = await openShop()
  const seller = { kind: 'seller', id: shop.ids.users.seller, status: 'active' } as const
  const buyerOf = (id: string) => ({ kind: 'buyer', id }) as const
  const place = { ...ADDRESS, postalCode: ADDRESS.postalCode }
  const today = dayIn('America/Toronto', new Date())

  const typed = (lines: Record<string, number>) => ({
    lines: Object.entries(lines).map(([product, quantity]) => ({
      product,
      quantity: String(quantity),
      target: '',
    })),
    neededBy: '',
    postalCode: place.postalCode,
    note: 'For the second floor.',
    questions: ['csa'],
  })
  const offered = (prices: readonly string[], more: object = {}) => ({
    prices,
    freight: '450',
    minDays: '20',
    maxDays: '30',
    validUntil: addDays(today, 14),
    note: 'On two pallets.',
    ...more,
  })

  async function ask({ buyer, lines }: Asked) {
    const done = await requestPrice({ buyer, locale: 'en', key: randomUUID(), typed: typed(lines) })
    if (!done.ok) throw new Error(JSON.stringify(done.issues))
    return done.value.request
  }
  const row = async (id: string) =>
    (
      await shop.query<Row>(
        'select id, number, status::text, version::int, checkout_id, expires_at from price_requests where id = $1',
        [id],
      )
    )[0] as Row

  const statusOf = async (request: string) => (await row(request)).status

  /** A new buyer, a product and what to ask for: 300 of it. */
  async function asked(stock = 1000) {
    const buyer = await shop.buyer()
    const product = await shop.product({ stock })
    return { buyer, product, asked: { buyer, lines: { [product]: 300 } } }
  }

  /** Asked for and offered, each product at the same unit price. */
  async function offer(asked: Asked, price = '15.99') {
    const request = await ask(asked)
    const prices = Object.keys(asked.lines).map(() => price)
    const done = await offerPrice(seller, { request, version: 1, locale: 'en', typed: offered(prices) })
    if (!done.ok) throw new Error(JSON.stringify(done.issues))
    return request
  }

  async function accepted(asked: Asked, price?: string) {
    const request = await offer(asked, price)
    const done = await acceptOffer(buyerOf(asked.buyer), { request, version: 2 })
    if (!done.ok) throw new Error(JSON.stringify(done.issues))
    return request
  }

  const seen = async (buyer: string, offer: string) =>
    readQuote(await database(), { buyer, locale: 'en', province: 'ON', offer })

  /** Orders an accepted offer as its checkout shows it. */
  async function order(buyer: string, offer: string, more: Partial<PlacementInput> = {}) {
    const { digest } = await seen(buyer, offer)
    return placeOrder({
      buyer,
      locale: 'en',
      key: unique('key'),
      digest,
      address: place,
      provider: 'stripe',
      offer,
      ...more,
    })
  }

  /** As if its last day were over. */
  const passed = (request: string) =>
    shop.query("update price_requests set expires_at = now() - interval '1 second' where id = $1", [request])

  return {
    shop,
    seller,
    buyerOf,
    typed,
    offered,
    ask,
    offer,
    accepted,
    asked,
    row,
    statusOf,
    seen,
    order,
    passed,
    today,
  }
}

export type PriceRequests = Awaited<ReturnType<typeof openPriceRequests>>
