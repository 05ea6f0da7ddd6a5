import { validateAddress, type AddressInput } from './address'
import { fail, ok, type Result } from '@/domain/result'

/** A delivery address as it is kept in the book: a Canadian one (rules M22, P4). */
export function addressRule({ next }: { next: Partial<AddressInput> }): Result<object> {
  const place = validateAddress({ ...next, region: next.province })
  if (!place.ok) return place
  return place.value.country === 'CA' ? ok(place.value) : fail('address.canadaOnly', 'country')
}
