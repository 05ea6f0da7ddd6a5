import 'server-only'
import type { TypedUser } from 'payload'
import type { SellerStatus } from '@/domain/people/actor'
import { BUSINESS_FIELDS, type Business } from '@/domain/people/business'
import { PROFILE_FIELDS } from '@/domain/people/profile'
import { asUser } from '@/server/data'

type Lines = Record<string, string>
export type OwnProfile = {
  email: string
  person: Lines
  business: (Business & { status: SellerStatus; country: 'CA' | 'KR' }) | null
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
  const { email, marketingConsent: wantsNewsletter, hasPassword } = person
  return {
    email,
    person: linesOf(person, PROFILE_FIELDS),
    business: seller && {
      ...(linesOf(seller, BUSINESS_FIELDS) as Business),
      status: seller.status,
      country: seller.country,
    },
    wantsNewsletter,
    hasPassword,
  }
}

const linesOf = (row: object, names: readonly string[]): Lines =>
  Object.fromEntries(names.map((name) => [name, String((row as Record<string, unknown>)[name] ?? '')]))
