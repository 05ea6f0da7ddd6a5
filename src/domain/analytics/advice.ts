/** Products of fewer other sellers are compared with nothing: the median would give away what one of them asks (rule S55). */
export const LEAST_SELLERS = 4
/** Views before it means something that nobody bought. */
export const LEAST_VIEWS = 10
/** From so much above the median on, the price is named first. */
const DEAR = 1.15
const FEW_IMAGES = 3

type ProductTraffic = {
  isInStock: boolean
  images: number
  hasFrench: boolean
  /** Price against the median of similar products; null where there are too few. */
  ratio: number | null
  /** Units that a buyer takes at least. */
  moq: number
}
export type Advice = 'stock' | 'price' | 'images' | 'french' | 'offer'

/** What keeps buyers from a product that is seen and not bought, most telling first; null where nothing is known (rule S55). */
export function adviceFor({ isInStock, images, hasFrench, ratio, moq }: ProductTraffic): Advice | null {
  if (!isInStock) return 'stock'
  if (ratio !== null && ratio >= DEAR) return 'price'
  if (images < FEW_IMAGES) return 'images'
  if (!hasFrench) return 'french'
  return moq > 1 ? 'offer' : null
}
