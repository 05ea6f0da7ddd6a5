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

/** What the profile knows of where its member is, for the first address of the book; nothing of an address abroad. */
export function ownAddress(user: TypedUser): Record<string, string> {
  const known: Record<string, unknown> = { ...user }
  const lines = known.country === 'KR' ? LINES.slice(0, 4) : LINES
  return Object.fromEntries(lines.map((line) => [line, typeof known[line] === 'string' ? known[line] : '']))
}
