import 'server-only'
import { readsAllOrders } from '@/domain/people/companies/role'
import { asUser } from '@/server/db/data'
import type { MemberUser } from '@/server/auth/session/session'
import { namesOf } from '@/server/people/companies/member-names'
import { database } from '@/server/db/transaction'

const A_PAGE = 20

export type CompanyOrder = {
  id: string
  number: string
  person: string
  seller: string
  status: string
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
      totalAmount: true,
      createdAt: true,
    },
    sort: ['-createdAt', 'id'],
    limit: A_PAGE,
    page,
  })
  const names = await namesOf(await database(), [...new Set(found.docs.map(({ buyer }) => String(buyer)))])
  const orders = found.docs.map(
    ({ id, number, buyer, sellerName, status, totalAmount, createdAt }): CompanyOrder => ({
      id,
      number,
      person: names.get(String(buyer)) ?? '–',
      seller: sellerName,
      status,
      total: totalAmount,
      placedAt: createdAt,
    }),
  )
  return { orders, pages: Math.max(1, found.totalPages), page: found.page ?? 1 }
}
