import 'server-only'
import { asUser, type Data } from '@/server/db/data'
import type { MemberUser } from '@/server/auth/session/session'
import { readMemberNames } from '@/server/people/companies/member-names'
import { readMembership } from '@/server/people/companies/membership'
import { readSpent } from '@/server/people/companies/spending'
import { database } from '@/server/db/transaction'
import type { CompanyView, WaitingOrder } from './company-view'

const ALL = { pagination: false } as const
const WAITING_SHOWN = 50

/** The member's company, read under their access; null without one. */
export async function getCompany(member: MemberUser): Promise<CompanyView | null> {
  if (!member.membership) return null
  const { id, role } = member.membership
  const db = await asUser(member)
  const company = await db.findByID({ collection: 'companies', id, disableErrors: true })
  if (!company) return null
  const { docs } = await db.find({
    collection: 'company-members',
    where: { company: { equals: id } },
    sort: 'createdAt',
    ...ALL,
  })
  const isOwner = role === 'owner'
  const invitations = isOwner
    ? await db.find({
        collection: 'company-invitations',
        where: { company: { equals: id }, expiresAt: { greater_than: new Date().toISOString() } },
        sort: 'createdAt',
        ...ALL,
      })
    : { docs: [] }
  const { waiting, more } = isOwner ? await findWaiting(db, id) : NOTHING_WAITS
  const connection = await database()
  const names = await readMemberNames(connection, [
    ...docs.map(({ user }) => String(user)),
    ...waiting.map(({ person }) => person),
  ])
  const mine = await readMembership(connection, member.id)
  const isLimited = mine !== undefined && mine.monthLimit !== null
  return {
    id,
    name: company.name,
    businessNumber: company.businessNumber,
    role,
    spent: isLimited ? await readSpent(connection, mine) : null,
    colleagues: docs.map(({ id: row, user, role: theirs, orderLimit, monthLimit }) => ({
      id: row,
      name: names.get(String(user)) ?? '–',
      role: theirs,
      orderLimit: orderLimit ?? null,
      monthLimit: monthLimit ?? null,
      isMe: user === member.id,
    })),
    invitations: invitations.docs.map(({ id: row, email, role: theirs, expiresAt }) => ({
      id: row,
      email,
      role: theirs,
      expiresAt,
    })),
    waiting: waiting.map((each) => ({ ...each, person: names.get(each.person) ?? '–' })),
    moreWaiting: more,
  }
}

type WaitingOrders = { waiting: WaitingOrder[]; more: number }
const NOTHING_WAITS: WaitingOrders = { waiting: [], more: 0 }

/** The oldest first, and how many more there are; `person` is an id. */
async function findWaiting(db: Data, company: string): Promise<WaitingOrders> {
  const { docs, totalDocs } = await db.find({
    collection: 'checkouts',
    where: {
      company: { equals: company },
      approval: { equals: 'waiting' },
      status: { equals: 'pending_payment' },
      expiresAt: { greater_than: new Date().toISOString() },
    },
    select: { buyer: true, total: true, expiresAt: true },
    sort: 'createdAt',
    limit: WAITING_SHOWN,
  })
  if (docs.length === 0) return NOTHING_WAITS
  const { docs: orders } = await db.find({
    collection: 'orders',
    where: { checkout: { in: docs.map(({ id }) => id) }, status: { equals: 'pending_payment' } },
    select: { number: true, checkout: true },
    sort: 'number',
    ...ALL,
  })
  const waiting = docs.flatMap(({ id, buyer, total, expiresAt }) => {
    const own = orders.filter(({ checkout }) => checkout === id)
    const [first] = own
    return first
      ? [
          {
            checkout: id,
            order: first.id,
            number: first.number,
            orders: own.length,
            person: String(buyer),
            total,
            until: expiresAt ?? null,
          },
        ]
      : []
  })
  return { waiting, more: totalDocs - docs.length }
}
