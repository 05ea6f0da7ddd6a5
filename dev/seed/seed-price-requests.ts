import { REQUEST_DAYS } from '@/domain/cart/price-requests/request'
import { buyerId, sellerId } from './accounts'
import { PRODUCTS, required, THREADS } from './catalogue'
import { later } from './clock'
import { idOf } from './ids'
import { productId } from './seed-products'
import { put, type Seed } from './store'

/** The conversation whose last message asks for a price, and of how many of what. */
const ASKS = { buyer: 0, seller: 1, postalCode: 'V4K 3N2', neededInDays: 60 }
const WANTED = { 'natural-oak-spc-click-plank': 60, 'oak-slat-acoustic-wall-panel': 40 }

export const REQUEST_ID = idOf('price request', ASKS.buyer, ASKS.seller)

/** Whether a message of the demo world is the one that goes with the request. */
export const asksForPrice = (thread: { buyer: number; seller: number }, isLast: boolean) =>
  isLast && thread.buyer === ASKS.buyer && thread.seller === ASKS.seller

/** One request for a price, which waits for its seller (rule M73). Its number is before those that are given out. */
export async function seedPriceRequests(seed: Seed) {
  const thread = required(
    THREADS.find((each) => asksForPrice(each, true)),
    'conversation that asks for a price',
  )
  const { minutesAgo, text } = required(thread.messages.at(-1), 'its last message')
  const createdAt = seed.clock.minutesAgo(minutesAgo)
  await put(seed, 'price-requests', [
    {
      id: REQUEST_ID,
      number: 'Q-11000',
      buyer: buyerId(ASKS.buyer),
      seller: sellerId(ASKS.seller),
      status: 'requested',
      version: 1,
      items: Object.entries(WANTED).map(([slug, quantity]) => ({
        product: productId(slug),
        productName: required(
          PRODUCTS.find((product) => product.slug === slug),
          slug,
        ).name.en,
        quantity,
      })),
      neededBy: later(createdAt, ASKS.neededInDays * 24 * 60).slice(0, 10),
      postalCode: ASKS.postalCode,
      note: text,
      questions: ['unloading'],
      reservesStock: false,
      expiresAt: later(createdAt, REQUEST_DAYS * 24 * 60),
      createdAt,
    },
  ])
}
