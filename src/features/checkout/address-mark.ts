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

/** Tells an address from what it was: goods go where the buyer saw that they go, though the book changed in another tab. */
export function addressMark(address: Partial<Pick<Address, (typeof LINES)[number]>>): string {
  const lines = LINES.map((line) => address[line] ?? '')
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url')
}
