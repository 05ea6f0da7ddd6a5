import 'server-only'
import type { TypedUser } from 'payload'
import type { SellerStatus } from '@/domain/people/actor'
import { BUSINESS_FIELDS, type Business } from '@/domain/people/sellers/business'
import { PROFILE_FIELDS } from '@/domain/people/profile'
import { koreanPlace } from '@/domain/people/sellers/latin-names'
import { namesPerson } from '@/domain/people/person-name'
import type { Seller } from '@/payload-types'
import { asUser } from '@/server/db/data'

type Lines = Record<string, string>
export type OwnProfile = {
  email: string
  person: Lines
  business: (Business & { status: SellerStatus; country: 'CA' | 'KR' }) | null
  /** What a Korean seller has given in Hangul, for readers of Korean (rule N22). */
  korean: { name: string; company: string; contactPerson: string; place: Lines | null } | null
  wantsNewsletter: boolean
  hasPassword: boolean
}

/** A member's own profile; `business` only for sellers. */
export async function getProfile(user: TypedUser & { collection: 'users' }): Promise<OwnProfile> {
  const db = await asUser(user)
  const person = await db.findByID({ collection: 'users', id: user.id })
  const seller =
    user.userType === 'seller'
      ? await db.findByID({ collection: 'sellers', id: user.id, disableErrors: true })
      : null
  const lines = linesOf(person, PROFILE_FIELDS)
  const { email, marketingConsent: wantsNewsletter, hasPassword } = person
  return {
    email,
    person: lines,
    business: seller && {
      ...(linesOf(seller, BUSINESS_FIELDS) as Business),
      status: seller.status,
      country: seller.country,
    },
    korean: seller && koreanOf(lines, seller),
    wantsNewsletter,
    hasPassword,
  }
}

const linesOf = (row: object, names: readonly string[]): Lines =>
  Object.fromEntries(names.map((name) => [name, String((row as Record<string, unknown>)[name] ?? '')]))

/** The seller's Hangul, for the person and the address only where these are the same in Latin letters. */
function koreanOf(person: Lines, seller: Seller): NonNullable<OwnProfile['korean']> {
  const { address, city, contactPerson, contactPersonKo, companyKo, country } = seller
  const place = {
    address: address ?? null,
    city: city ?? null,
    address2: seller.address2 ?? null,
    province: seller.province ?? null,
  }
  const hangul = koreanPlace({ ...seller, ...place, country })
  return {
    name: namesPerson(contactPerson, person) ? (contactPersonKo ?? '') : '',
    company: companyKo ?? '',
    contactPerson: contactPersonKo ?? '',
    place: person.address === address && person.city === city ? linesOf(hangul, Object.keys(place)) : null,
  }
}
