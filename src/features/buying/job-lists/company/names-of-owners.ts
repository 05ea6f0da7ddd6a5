import 'server-only'
import { readMemberNames } from '@/server/people/companies/member-names'
import { database } from '@/server/db/transaction'

/** The names of the colleagues whose lists these are, without the reader's own (rule M143); by one statement, or none. */
export async function namesOfOwners(lists: readonly { user: unknown }[], me: string) {
  const owners = new Set(lists.map(({ user }) => String(user)).filter((id) => id !== me))
  return readMemberNames(await database(), [...owners])
}
