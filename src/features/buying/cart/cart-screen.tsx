import type { Locale } from '@/domain/locale'
import { DistrictTexts } from '@/server/texts/district-texts'
import { CartBoard } from './cart-board'
import type { CartView } from './cart-view'

const TEXTS = [
  'cart.page',
  'cart.updateFailed',
  'cart.removeFailed',
  'cart.addFailed',
  'cart.codeFailed',
  'issues.cart',
  'issues.quantity',
  'product.sku',
  'product.quantityIn',
  'product.eachOf',
  'product.addMoreOf',
  'product.takeOf',
  'product.cheaperOf',
  'product.fewer',
  'product.more',
  'samples.label',
  'samples.freight',
  'samples.free',
  'samples.credit',
  'quickOrder.title',
] as const

/** Gives the client components their texts. */
export const CartScreen = (props: { cart: CartView; locale: Locale }) => (
  <DistrictTexts of={TEXTS}>
    <CartBoard {...props} />
  </DistrictTexts>
)
