import type { Place } from '@/domain/people/address/address'
import type { Locale } from '@/domain/locale'
import { koreanPlace, type HangulPlace } from '@/domain/people/sellers/latin-names'

/** Who a buyer contracts with, as the law wants it said before and after an order (rule D21). */
export type SellerIdentity = Place &
  HangulPlace & { company: string; companyKo?: string | null; email: string; phone: string }

/** In Latin letters, and for Korean readers in Hangul where the seller has given it (rule N22). */
export function identityIn(locale: Locale, { companyKo, ...seller }: SellerIdentity): SellerIdentity {
  if (locale !== 'ko') return seller
  return { ...seller, ...koreanPlace(seller), company: companyKo || seller.company }
}

/** What an order was placed under, frozen with it (rule D22); the seller's days for returns, null where none are stated (rule M84). */
export type Contract = { termsVersion: string; seller: SellerIdentity; returnDays?: number | null }

/** From the moment its total is known. */
export const hasConfirmation = (quote: 'none' | 'waiting' | 'given') => quote !== 'waiting'
