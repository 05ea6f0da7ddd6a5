import { sellerId } from './accounts'
import { PRODUCTS } from './catalogue'
import type { Clock } from './clock'
import { idOf } from './ids'
import { salesAt, type Sale } from './sale'
import { listedAt, productId } from './seed-products'
import { takenOf } from './stock'
import { put, type Doc, type Seed } from './store'

/** What holds stock, and why every stock is what it is (rule C9). */
export async function seedStock(seed: Seed) {
  const sales = salesAt(seed.clock)
  await put(seed, 'reservations', sales.flatMap(reservationsOf))
  await put(seed, 'stock-movements', [...openings(seed.clock), ...sales.flatMap(movementsOf)])
}

function reservationsOf({ order, id, checkout, placedAt, expiresAt }: Sale): Doc<'reservations'>[] {
  return order.items.map(({ product, quantity }) => ({
    id: idOf('reservation', order.number, product),
    product: productId(product),
    checkout,
    order: id,
    quantity,
    status: order.status === 'pending_payment' ? 'open' : 'taken',
    expiresAt,
    createdAt: placedAt,
  }))
}

/** What was there at first; made to order, there never was any. */
function openings(clock: Clock): Doc<'stock-movements'>[] {
  return PRODUCTS.filter(({ stock }) => stock > 0).map((product) => ({
    id: idOf('stock', product.slug, 'opening'),
    product: productId(product.slug),
    seller: sellerId(product.seller),
    reason: 'opening',
    change: product.stock + takenOf(product.slug),
    createdAt: listedAt(product, clock),
  }))
}

function movementsOf(sale: Sale): Doc<'stock-movements'>[] {
  const { order, id, sellerId: seller, reached } = sale
  const moved = (reason: 'sale' | 'return', sign: 1 | -1, createdAt: string | undefined) =>
    createdAt === undefined
      ? []
      : order.items.map(({ product, quantity }) => ({
          id: idOf('stock', product, order.number, reason),
          product: productId(product),
          seller,
          order: id,
          reason,
          change: sign * quantity,
          createdAt,
        }))
  return [...moved('sale', -1, reached('confirmed')), ...moved('return', 1, reached('cancelled'))]
}
