import 'server-only'
import type { TypedUser } from 'payload'
import type { Address } from '@/payload-types'
import { isProvince, type Province } from '@/domain/address/postal-code'
import { asUser } from '@/server/data'

export type SavedAddress = Record<
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'phone'
  | 'address'
  | 'address2'
  | 'city'
  | 'postalCode'
  | 'label',
  string
> & { province: Province }

const MOST = 50

/** The member's saved delivery addresses, the default one first. */
export async function listAddresses(user: TypedUser): Promise<SavedAddress[]> {
  const book = await asUser(user)
  const { docs } = await book.find({
    collection: 'addresses',
    sort: ['-isDefault', 'createdAt'],
    limit: MOST,
    pagination: false,
  })
  return docs.flatMap(toAddress)
}

function toAddress(row: Address): SavedAddress[] {
  const { id, firstName, lastName, address, city, province, postalCode } = row
  // Only addresses in Canada can be chosen.
  if (!isProvince(province)) return []
  const text = (value: string | null | undefined) => value ?? ''
  const more = { company: text(row.company), phone: text(row.phone), label: text(row.label) }
  return [
    {
      id,
      firstName,
      lastName,
      address: text(address),
      address2: text(row.address2),
      city: text(city),
      province,
      postalCode: text(postalCode),
      ...more,
    },
  ]
}
