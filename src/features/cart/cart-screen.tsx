import type { Locale } from '@/domain/locale'
import { CartBoard } from './cart-board'
import type { CartView } from './cart-view'
import { useCartWords } from './cart-words'

/** The cart with its words. */
export function CartScreen({ cart, locale }: { cart: CartView; locale: Locale }) {
  return <CartBoard cart={cart} locale={locale} words={useCartWords()} />
}
