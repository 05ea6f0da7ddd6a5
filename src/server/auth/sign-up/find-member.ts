import type { User } from '@/payload-types'
import type { Membership } from '@/domain/people/companies/role'
import { isId } from '@/domain/values/id'
import type { Work } from '@/domain/people/sellers/seller-people'
import { userStatus, type SellerStatus } from '@/domain/people/actor'
import { preparedQuery } from '@/server/db/prepared-rows'
import { alias, eq, getTableColumns, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { isTermsDue, termsToday } from '@/server/people/terms-versions'

const { company_members: members, seller_people: people, users, users_sessions: sessions, sellers } = tables
const employers = alias(sellers, 'employers')
const {
  password: _password,
  hash: _hash,
  salt: _salt,
  resetPasswordToken: _token,
  resetPasswordExpiration: _expiration,
  resetPasswordRequestedAt: _requestedAt,
  ...columns
} = getTableColumns(users)

/** Whether new terms apply to which the member has not agreed (rule P7). */
export type TermsToAccept = { termsDue?: true }
/** The company that the member orders for, as of this request (rule M95). */
export type OfCompany = { membership?: Membership }
/** The seller that the member works for, with its status, and, where they act as that seller, who the member is (rules P39, S59). */
export type OfSeller = { work?: Work & { status: SellerStatus }; person?: string }

const readMember = preparedQuery((db) =>
  db
    .select({
      user: columns,
      seller: sellers.status,
      company: members.company,
      role: members.role,
      employer: people.seller,
      work: people.role,
      employerStatus: employers.status,
      session: getTableColumns(sessions),
      isDue: isTermsDue(users.id, sql.placeholder('today')),
    })
    .from(users)
    .leftJoin(sellers, eq(sellers.id, users.id))
    .leftJoin(members, eq(members.user, users.id))
    .leftJoin(people, eq(people.user, users.id))
    .leftJoin(employers, eq(employers.id, people.seller))
    .leftJoin(sessions, eq(sessions._parentID, users.id))
    .where(eq(users.id, sql.placeholder('id')))
    .orderBy(sessions._order),
)

/**
 * A member as Payload's `findByID` gives one, without its password and links. In one plain statement, since every request of
 * a member begins with it: Payload takes up to two and some four times the processor time.
 */
export async function findMember(id: string): Promise<(User & TermsToAccept & OfCompany & OfSeller) | null> {
  if (!isId(id)) return null
  const rows = await readMember(await database(), { id, today: termsToday() })
  const [first] = rows
  if (!first) return null
  const { user, seller, isDue, company, role, employer, work, employerStatus } = first
  // An account sells for one seller alone, and a suspended person for nobody while it lasts (rules P28, P39, P40).
  const works = employer && work && employerStatus && seller === null && !user.suspendedAt
  return {
    ...user,
    emailVerifiedAt: user.emailVerifiedAt && isoOf(user.emailVerifiedAt),
    deletedAt: user.deletedAt && isoOf(user.deletedAt),
    suspendedAt: user.suspendedAt && isoOf(user.suspendedAt),
    updatedAt: isoOf(user.updatedAt),
    createdAt: isoOf(user.createdAt),
    status: userStatus(user.userType, seller ?? undefined),
    sessions: rows.flatMap(({ session }) => (session ? [sessionOf(session)] : [])),
    collection: 'users',
    ...(isDue && { termsDue: true as const }),
    ...(company && role && { membership: { id: company, role } }),
    ...(works && { work: { seller: employer, role: work, status: employerStatus } }),
  }
}

const sessionOf = ({ id, agent, createdAt, expiresAt }: typeof sessions.$inferSelect) => ({
  id,
  agent,
  createdAt: createdAt && isoOf(createdAt),
  expiresAt: isoOf(expiresAt),
})

/** As Payload writes times. */
const isoOf = (stored: string) => new Date(stored).toISOString()
