import { categoryId } from './seed-categories'
import { productId } from './seed-products'
import { SYSTEM, type Seed } from './store'

/** A bathroom of 9.6 m² with a tiled shower: product and quantity. */
const BATHROOM = [
  ['oak-wall-hung-vanity-900', 1],
  ['aluminum-two-door-mirror-cabinet', 1],
  ['matte-black-thermostatic-rain-shower-set', 1],
  ['opal-cylinder-bathroom-wall-light', 2],
  ['cream-terrazzo-floor-tile', 10],
  ['celadon-square-wall-tile', 24],
] as const

/** The recommended room of the home page (rule C74). */
export async function seedRoom({ payload }: Seed) {
  const goods = BATHROOM.map(([slug, quantity]) => ({ product: productId(slug), quantity }))
  await payload.updateGlobal({
    ...SYSTEM,
    slug: 'home',
    data: { room: { category: categoryId('Bathroom'), goods } },
  })
}
