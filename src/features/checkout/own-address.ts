import 'server-only'
import type { TypedUser } from 'payload'

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

/** Prefills an address from the profile: name, company and phone, and for the first one the address too, unless it is abroad. */
export function profileAddress(user: TypedUser, isFirst: boolean): Record<string, string> {
  const known: Record<string, unknown> = { ...user }
  const lines = isFirst && known.country !== 'KR' ? LINES : LINES.slice(0, 4)
  return Object.fromEntries(lines.map((line) => [line, typeof known[line] === 'string' ? known[line] : '']))
}
