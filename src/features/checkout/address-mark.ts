import { createHash } from 'node:crypto'
import type { Address } from '@/payload-types'

const LINES = [
  'firstName',
  'lastName',
  'company',
  'phone',
  'address',
  'address2',
  'city',
  'province',
  'postalCode',
] as const

/** Digest of an address as shown: if it was changed since, for example in another tab, the order is refused. */
export function addressMark(address: Partial<Pick<Address, (typeof LINES)[number]>>): string {
  const lines = LINES.map((line) => address[line] ?? '')
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url')
}
