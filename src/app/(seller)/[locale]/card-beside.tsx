import type { Locale } from '@/domain/locale'
import { BuyerCard } from './buyer-card'
import { cardWords } from './card-words'

/** The buyer's card, for the form of a product (rule S45). */
export async function CardBeside({ locale }: { locale: Locale }) {
  return <BuyerCard words={await cardWords(locale)} />
}
