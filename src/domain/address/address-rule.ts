import { validateAddress, type AddressInput } from './address'
import { fail, ok, type Result } from '@/domain/result'

/** Saved delivery addresses must be Canadian (rules M22, P4). */
export function addressRule({ next }: { next: Partial<AddressInput> }): Result<object> {
  const place = validateAddress({ ...next, region: next.province })
  if (!place.ok) return place
  return place.value.country === 'CA' ? ok(place.value) : fail('address.canadaOnly', 'country')
}
