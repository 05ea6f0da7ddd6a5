import type { Locale } from '@/domain/locale'
import { CartBoard } from './cart-board'
import type { CartView } from './cart-view'
import { useCartWords } from './cart-words'

/** Gives the client component its texts. */
export function CartScreen({ cart, locale }: { cart: CartView; locale: Locale }) {
  return <CartBoard cart={cart} locale={locale} words={useCartWords()} />
}
