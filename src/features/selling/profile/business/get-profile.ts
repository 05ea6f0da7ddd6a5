import 'server-only'
import type { TypedUser } from 'payload'
import { marksOf } from '@/domain/forms/edit-windows'
import type { Locale } from '@/domain/locale'
import type { SellerStatus } from '@/domain/people/actor'
import { profileLines, storedProfile } from '@/domain/people/sellers/seller-profile'
import { asUser } from '@/server/db/data'
import { markOf } from '@/server/http/forms/marks'
import { bandSkuOf } from './band-product'

export type OwnBusiness = {
  status: SellerStatus
  reason: string | null
  documentAsked: string | null
  lines: Readonly<Record<string, string>>
  seen: string
}

/** A seller's own profile as its form shows it, with the marks by which two windows are compared. */
export async function getBusiness(user: TypedUser, locale: Locale = 'en'): Promise<OwnBusiness> {
  const db = await asUser(user)
  const seller = await db.findByID({ collection: 'sellers', id: String(user.id), locale: 'all' })
  const values = storedProfile({ ...seller, bandSku: await bandSkuOf(db, seller) })
  return {
    status: seller.status,
    reason: seller.statusReason ?? null,
    documentAsked: seller.documentAsked ?? null,
    lines: profileLines(values, locale),
    seen: JSON.stringify(marksOf(values, markOf)),
  }
}
