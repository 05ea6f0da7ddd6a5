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

/** What the profile knows of its member, for the first address of the book: for another one who it is, and nothing of an address abroad. */
export function profileAddress(user: TypedUser, isFirst: boolean): Record<string, string> {
  const known: Record<string, unknown> = { ...user }
  const lines = isFirst && known.country !== 'KR' ? LINES : LINES.slice(0, 4)
  return Object.fromEntries(lines.map((line) => [line, typeof known[line] === 'string' ? known[line] : '']))
}
