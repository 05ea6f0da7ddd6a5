import 'server-only'
import { readsAllOrders } from '@/domain/people/companies/role'
import type { Order } from '@/payload-types'
import { asUser, type Data } from '@/server/db/data'
import type { MemberUser } from '@/server/auth/session/session'
import { readMemberNames } from '@/server/people/companies/member-names'
import { database } from '@/server/db/transaction'

const A_PAGE = 20

export type CompanyOrder = {
  id: string
  number: string
  person: string
  seller: string
  status: string
  /** On terms and not paid: the day of payment. */
  dueOn: string | null
  total: number
  placedAt: string
}

/** All orders of the member's company, the newest first, for who reads them (rule P37); null for everybody else. */
export async function listCompanyOrders(member: MemberUser, page: number) {
  const { membership } = member
  if (!membership || !readsAllOrders(membership.role)) return null
  const db = await asUser(member)
  const found = await db.find({
    collection: 'orders',
    where: { company: { equals: membership.id } },
    select: {
      number: true,
      buyer: true,
      sellerName: true,
      status: true,
      checkout: true,
      totalAmount: true,
      createdAt: true,
    },
    sort: ['-createdAt', 'id'],
    limit: A_PAGE,
    page,
  })
  const buyers = [...new Set(found.docs.map(({ buyer }) => String(buyer)))]
  const [names, due] = await Promise.all([readMemberNames(await database(), buyers), dueDays(db, found.docs)])
  const orders = found.docs.map(
    ({ id, number, buyer, sellerName, status, checkout, totalAmount, createdAt }): CompanyOrder => ({
      id,
      number,
      person: names.get(String(buyer)) ?? '–',
      seller: sellerName,
      status,
      dueOn: due.get(String(checkout)) ?? null,
      total: totalAmount,
      placedAt: createdAt,
    }),
  )
  return { orders, pages: Math.max(1, found.totalPages), page: found.page ?? 1 }
}

/** Of those that are confirmed on terms and not paid, by checkout. */
async function dueDays(db: Data, orders: readonly Pick<Order, 'status' | 'checkout'>[]) {
  const confirmed = orders.filter(({ status }) => status === 'confirmed')
  if (confirmed.length === 0) return new Map<string, string>()
  const { docs } = await db.find({
    collection: 'checkouts',
    where: { id: { in: confirmed.map(({ checkout }) => checkout) }, owed: { greater_than: 0 } },
    select: { dueOn: true },
    pagination: false,
  })
  return new Map(docs.flatMap(({ id, dueOn }) => (dueOn ? [[id, dueOn] as const] : [])))
}
