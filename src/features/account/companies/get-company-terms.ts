import 'server-only'
import { isCardPayable } from '@/domain/cart/quote/totals'
import { isOverdue, creditLeft } from '@/domain/people/companies/terms'
import { asUser } from '@/server/db/data'
import type { MemberUser } from '@/server/auth/session/session'
import { readCredit, type CompanyCredit } from '@/server/people/companies/credit'
import { database } from '@/server/db/transaction'

/** An order on terms, or several placed together, that is not paid. */
export type OpenInvoice = {
  checkout: string
  order: string
  number: string
  /** How many orders it pays. */
  orders: number
  owed: number
  dueOn: string
  isOverdue: boolean
  /** A bank debit is pending, or it is too much for a card. */
  isUnderWay: boolean
  byCard: boolean
}

/** A page of them, and how many there are in all. */
type Open = { invoices: OpenInvoice[]; total: number; page: number; pages: number }

export type CompanyTermsView = { credit: (CompanyCredit & { left: number }) | null; open: Open }

const A_PAGE = 20

/**
 * The terms of a member's company, and what is open on them: all of it for owners and accountants, of a buyer what they ordered (rule
 * M123). Null for a requester, and where there is neither.
 */
export async function getCompanyTerms(member: MemberUser, page = 1): Promise<CompanyTermsView | null> {
  const { membership } = member
  if (!membership || membership.role === 'requester') return null
  const credit = await readCredit(await database(), membership.id)
  const open = await listOpen(member, membership.id, page)
  if (!credit && open.total === 0) return null
  return { credit: credit && { ...credit, left: creditLeft(credit) }, open }
}

/** What is due first comes first; beyond the last page stands the last one. */
async function listOpen(member: MemberUser, company: string, asked: number): Promise<Open> {
  const db = await asUser(member)
  const found = await db.find({
    collection: 'checkouts',
    where: { company: { equals: company }, owed: { greater_than: 0 } },
    select: { owed: true, dueOn: true, bankDebitSince: true },
    sort: ['dueOn', 'id'],
    limit: A_PAGE,
    page: asked,
  })
  const { docs, totalDocs: total, totalPages: pages } = found
  if (docs.length === 0)
    return total > 0 ? listOpen(member, company, pages) : { invoices: [], total: 0, page: 1, pages: 1 }
  const { docs: orders } = await db.find({
    collection: 'orders',
    where: { checkout: { in: docs.map(({ id }) => id) }, status: { not_equals: 'cancelled' } },
    select: { number: true, checkout: true },
    sort: 'number',
    pagination: false,
  })
  const now = new Date()
  const invoices = docs.flatMap(({ id, owed, dueOn, bankDebitSince }) => {
    const own = orders.filter(({ checkout }) => checkout === id)
    const [first] = own
    if (!first || !dueOn) return []
    return [
      {
        checkout: id,
        order: first.id,
        number: first.number,
        orders: own.length,
        owed,
        dueOn,
        isOverdue: isOverdue(dueOn, now),
        isUnderWay: Boolean(bankDebitSince),
        byCard: isCardPayable(owed),
      },
    ]
  })
  return { invoices, total, page: asked, pages }
}
