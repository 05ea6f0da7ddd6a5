import 'server-only'
import { createHash } from 'node:crypto'
import type { TypedUser } from 'payload'
import type { Address } from '@/payload-types'
import { isProvince, provinceOfArea, type Province } from '@/domain/people/address/postal-code'
import { personName } from '@/domain/people/person-name'
import { asUser } from '@/server/db/data'

const PERSON = ['firstName', 'lastName', 'company', 'phone'] as const
const PLACE = ['address', 'address2', 'city', 'province', 'postalCode'] as const

/** The lines of a delivery address. */
export const ADDRESS_LINES = [...PERSON, ...PLACE] as const
type Line = (typeof ADDRESS_LINES)[number]

export type SavedAddress = Record<'id' | Exclude<Line, 'province'>, string> & {
  province: Province
  /** A colleague's, for all of the company (rule M104). */
  isColleagues: boolean
  isShared: boolean
}

/** Rule P36. */
export const MOST_ADDRESSES = 50

/** The member's saved delivery addresses, the default one first, then those that colleagues share (rule M104). */
export async function listAddresses(user: TypedUser): Promise<SavedAddress[]> {
  const db = await asUser(user)
  const { docs } = await db.find({
    collection: 'addresses',
    sort: ['-isDefault', 'createdAt'],
    limit: 2 * MOST_ADDRESSES,
    pagination: false,
  })
  const saved = docs.flatMap((row) => toAddress(row, user))
  return [
    ...saved.filter(({ isColleagues }) => !isColleagues),
    ...saved.filter(({ isColleagues }) => isColleagues),
  ]
}

function toAddress(row: Address, user: TypedUser): SavedAddress[] {
  const { id, firstName, lastName, address, city, province, postalCode } = row
  // Only addresses in Canada can be chosen.
  if (!isProvince(province)) return []
  const text = (value: string | null | undefined) => value ?? ''
  return [
    {
      id,
      firstName,
      lastName,
      company: text(row.company),
      phone: text(row.phone),
      address: text(address),
      address2: text(row.address2),
      city: text(city),
      province,
      postalCode: text(postalCode),
      isColleagues: row.user !== user.id,
      isShared: Boolean(row.sharedWith),
    },
  ]
}

/** As a form has it. */
export const valuesOf = (address: SavedAddress): Record<string, string> =>
  Object.fromEntries(ADDRESS_LINES.map((line) => [line, address[line]]))

/** As an address is shown. */
export function cardOf(address: SavedAddress) {
  const { id, company, city, province, postalCode, isColleagues, isShared } = address
  const lines = [company, address.address, address.address2, `${city} ${province}  ${postalCode}`]
  return { id, name: personName(address), lines: lines.filter((line) => line !== ''), isColleagues, isShared }
}

/**
 * Prefills an address from the profile: name, company and phone, and for the first one the address too, unless it is abroad, or
 * elsewhere than where it has to be.
 */
export function profileAddress(user: TypedUser, isFirst: boolean, place?: string): Record<string, string> {
  const known: Record<string, unknown> = { ...user }
  const isThere = place === undefined || known.postalCode === place
  const lines = isFirst && isThere && known.country !== 'KR' ? ADDRESS_LINES : PERSON
  const filled = Object.fromEntries(
    lines.map((line) => [line, typeof known[line] === 'string' ? known[line] : '']),
  )
  return place === undefined
    ? filled
    : { ...filled, postalCode: place, province: provinceOfArea(place.slice(0, 3)) }
}

/** Digest of an address as shown: if it was changed since, for example in another tab, the order is refused. */
export function addressMark(address: Partial<Pick<Address, Line>>): string {
  const lines = ADDRESS_LINES.map((line) => address[line] ?? '')
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url')
}
