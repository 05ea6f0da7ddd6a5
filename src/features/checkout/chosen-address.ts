import 'server-only'
import type { TypedUser } from 'payload'
import { isId } from '@/domain/id'
import { asUser } from '@/server/data'
import { field } from '@/server/form'
import type { Placing } from './place-order'

const NAMES = [
  'firstName',
  'lastName',
  'company',
  'phone',
  'address2',
  'city',
  'province',
  'postalCode',
] as const

/** An address of the member's own book, null where it is no longer in it, or the one that was typed. */
export async function chosenAddress(user: TypedUser, form: FormData): Promise<Placing['address'] | null> {
  const id = field(form, 'address', 36)
  if (!isId(id)) {
    const typed = Object.fromEntries(NAMES.map((name) => [name, field(form, name, 300)]))
    return { ...typed, address: field(form, 'address1', 300) }
  }
  const book = await asUser(user)
  const found = await book.findByID({ collection: 'addresses', id, disableErrors: true })
  if (!found) return null
  const { company, phone, address2, ...place } = found
  return { ...place, company: company ?? '', phone: phone ?? '', address2: address2 ?? '' }
}
