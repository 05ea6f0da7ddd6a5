import 'server-only'
import type { TypedUser } from 'payload'
import { isProvince, provinceOfArea, readArea, type Province } from '@/domain/people/address/postal-code'
import { ok, type Result } from '@/domain/result'
import { asUser } from '@/server/db/data'

/** Where goods would go: 'T2G' as a visitor types it, or the postal code of an address (rule M51). */
export type QuotePlace = { name: string; province: Province }

export function placeOfAddress(typed: string): Result<QuotePlace> {
  const area = readArea(typed)
  return area.ok ? ok({ name: area.value, province: provinceOfArea(area.value) }) : area
}

/** That of the address which checkout offers a member first; taxes and shipping follow its province (rule M22). */
export async function readDefaultPlace(user: TypedUser): Promise<QuotePlace | null> {
  const db = await asUser(user)
  const { docs } = await db.find({
    collection: 'addresses',
    where: { user: { equals: user.id } },
    select: { province: true, postalCode: true },
    sort: ['-isDefault', 'createdAt'],
    limit: 1,
    pagination: false,
  })
  const [address] = docs
  return address && isProvince(address.province)
    ? { name: address.postalCode ?? '', province: address.province }
    : null
}
