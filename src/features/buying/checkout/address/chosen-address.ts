import 'server-only'
import type { TypedUser } from 'payload'
import { isId } from '@/domain/values/id'
import { ok, fail, type Result } from '@/domain/result'
import { asUser } from '@/server/db/data'
import { field } from '@/server/http/forms/form'
import { ADDRESS_LINES, addressMark } from './addresses'
import type { PlacementInput } from '@/features/buying/checkout/placement/place-order'

/**
 * The member's saved address, if it still matches the form's `mark`, or the typed one. Fields: address (its id) and mark, or
 * firstName, lastName, company, phone, address1, address2, city, province, postalCode.
 */
export async function chosenAddress(
  user: TypedUser,
  form: FormData,
): Promise<Result<PlacementInput['address']>> {
  const id = field(form, 'address', 36)
  if (!isId(id)) {
    const typed = Object.fromEntries(ADDRESS_LINES.map((name) => [name, field(form, name, 300)]))
    return ok({ ...typed, address: field(form, 'address1', 300) })
  }
  const db = await asUser(user)
  const found = await db.findByID({ collection: 'addresses', id, disableErrors: true })
  if (!found) return fail('checkout.addressGone', 'address')
  const { company, phone, address2, ...place } = found
  if (addressMark(found) !== field(form, 'mark', 100)) return fail('checkout.addressChanged', 'address')
  return ok({ ...place, company: company ?? '', phone: phone ?? '', address2: address2 ?? '' })
}
