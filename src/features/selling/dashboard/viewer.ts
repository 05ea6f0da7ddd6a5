import 'server-only'
import { cache } from 'react'
import { type Actor, actorOfUser } from '@/domain/people/actor'
import type { Locale } from '@/domain/locale'
import type { Seller } from '@/payload-types'
import { asUser } from '@/server/db/data'
import type { MemberUser } from '@/server/auth/session/session'
import { currentSeller } from '@/server/auth/signed-in-actor'

const PROFILE = {
  company: true,
  businessRegistration: true,
  companyKo: true,
  contactPerson: true,
  address: true,
  address2: true,
  city: true,
  province: true,
  statusReason: true,
  documentAsked: true,
  country: true,
  shippingCountry: true,
  shippingFrom: true,
} as const

export type SellerProfile = Pick<Seller, keyof typeof PROFILE | 'id'>
export type Viewer = { actor: Actor; user: MemberUser | null; profile: SellerProfile | null }

/** The current user of the seller area, as the seller they are or work for, read once for layout and page. */
export const getViewer = cache(async (): Promise<Viewer> => {
  const user = await currentSeller('overview')
  const actor = actorOfUser(user)
  if (!user || actor.kind !== 'seller') return { actor, user, profile: null }
  const db = await asUser(user)
  const profile = await db.findByID({
    collection: 'sellers',
    id: actor.id,
    select: PROFILE,
    disableErrors: true,
  })
  return { actor, user, profile }
})

/** The seller's company name, null for other users. Korean readers see the Korean name if there is one. */
export function viewerCompany({ actor, profile }: Viewer, locale: Locale): string | null {
  if (actor.kind !== 'seller') return null
  return (locale === 'ko' && profile?.companyKo) || (profile?.company ?? '')
}
