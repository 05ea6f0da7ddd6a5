import 'server-only'
import { countryName, placeName } from '@/domain/people/address/place-name'
import type { Locale } from '@/domain/locale'
import { holidayNow } from '@/server/texts/arrival-text'
import { asVisitor } from '@/server/db/data'
import type { SellerView } from './product-view'

/** The seller as product pages show it: name, company, place. */
export async function getSeller(id: string, sellerName: string, locale: Locale): Promise<SellerView> {
  const db = await asVisitor()
  const seller = await db.findByID({
    collection: 'sellers',
    id,
    select: {
      slug: true,
      company: true,
      companyKo: true,
      contactPerson: true,
      contactPersonKo: true,
      city: true,
      cityKo: true,
      country: true,
      holidayFrom: true,
      holidayTo: true,
    },
    disableErrors: true,
  })
  // The product's own copy is older than the seller while that is cleared alone.
  const written = seller?.company ?? sellerName
  const korean = locale === 'ko' && seller?.companyKo
  const city = (locale === 'ko' && seller?.cityKo) || seller?.city
  const place = seller ? [city, countryName(seller.country, 'en')].filter(Boolean).join(', ') : ''
  return {
    id,
    slug: seller?.slug ?? null,
    name: korean || written,
    company: korean ? written : null,
    person: (locale === 'ko' && seller?.contactPersonKo) || (seller?.contactPerson ?? null),
    holiday: seller && holidayNow(seller),
    place: placeName(place, locale),
  }
}
