import 'server-only'
import type { Locale } from '@/domain/locale'
import { formatTag } from '@/domain/locale'
import { holidayNow } from '@/server/arrival-text'
import { asVisitor } from '@/server/data'
import type { SellerView } from './product-view'

/** The seller as product pages show it: name, company, place. */
export async function getSeller(id: string, sellerName: string, locale: Locale): Promise<SellerView> {
  const db = await asVisitor()
  const seller = await db.findByID({
    collection: 'sellers',
    id,
    select: {
      companyKo: true,
      contactPerson: true,
      city: true,
      country: true,
      holidayFrom: true,
      holidayTo: true,
    },
    disableErrors: true,
  })
  const korean = locale === 'ko' && seller?.companyKo
  const country = seller && new Intl.DisplayNames(formatTag(locale), { type: 'region' }).of(seller.country)
  return {
    id,
    name: korean || sellerName,
    company: korean ? sellerName : null,
    person: seller?.contactPerson ?? null,
    holiday: seller && holidayNow(seller),
    place: [seller?.city, country].filter(Boolean).join(', '),
  }
}
