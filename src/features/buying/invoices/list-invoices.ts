import 'server-only'
import type { Where } from 'payload'
import { readsAllOrders } from '@/domain/people/companies/role'
import { dayIn } from '@/domain/values/calendar'
import { boundsOf, INVOICES_A_FILE, monthsOf } from '@/domain/orders/documents/invoice-month'
import type { OwnInvoice } from '@/domain/orders/documents/own-invoice'
import { monthOf, type Month } from '@/domain/payments/payouts/revenue'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { invoiceContent } from './get-invoice'

const SHOWN = { number: true, kind: true, issuedAt: true, content: true, order: true } as const
/** The order of all lists and files of invoices; invoices are never changed, so pages stay what they are. */
const ORDER = ['issuedAt', 'id']
const INVOICES_A_PAGE = 50

/** A member's own, and for who reads all orders of a company those too (rule P37); what they sold is not listed here. */
const ofMember = ({ id, membership }: MemberUser): Where => {
  const own: Where = { buyer: { equals: id } }
  if (!membership || !readsAllOrders(membership.role)) return own
  return { or: [own, { 'order.company': { equals: membership.id } }] }
}

/** Months of Toronto in which a member may have been invoiced, the newest first; none before the first invoice. */
export async function listInvoiceMonths(member: MemberUser): Promise<Month[]> {
  const db = await asUser(member)
  const [first, last] = await Promise.all(
    ['issuedAt', '-issuedAt'].map(async (sort) => {
      const { docs } = await db.find({
        collection: 'invoices',
        where: ofMember(member),
        select: { issuedAt: true },
        sort,
        limit: 1,
        pagination: false,
      })
      return docs[0] && monthOf(dayIn('America/Toronto', new Date(docs[0].issuedAt)))
    }),
  )
  return first && last ? monthsOf(first, last) : []
}

/** A page of the invoices and credit notes that a member got in a month, as their access rules allow, the oldest first. */
export async function listInvoices(
  member: MemberUser,
  month: Month,
  page: number,
): Promise<{ invoices: OwnInvoice[]; count: number; pages: number }> {
  const bounds = boundsOf(month)
  if (!bounds) return { invoices: [], count: 0, pages: 0 }
  const db = await asUser(member)
  const { docs, totalDocs, totalPages } = await db.find({
    collection: 'invoices',
    where: {
      and: [
        ofMember(member),
        { issuedAt: { greater_than_equal: bounds.from.toISOString() } },
        { issuedAt: { less_than: bounds.to.toISOString() } },
      ],
    },
    select: SHOWN,
    sort: ORDER,
    limit: INVOICES_A_PAGE,
    page,
  })
  const invoices: OwnInvoice[] = []
  for (const { id, number, kind, issuedAt, content, order } of docs)
    invoices.push({
      id,
      number,
      kind,
      issuedAt,
      orderId: String(order),
      content: await invoiceContent({ kind, content, order: String(order) }),
    })
  return { invoices, count: totalDocs, pages: totalPages }
}

/** One file's part of a month, read page by page. */
export async function* readInvoices(
  member: MemberUser,
  month: Month,
  part: number,
): AsyncGenerator<OwnInvoice> {
  const pagesAPart = INVOICES_A_FILE / INVOICES_A_PAGE
  const first = (part - 1) * pagesAPart + 1
  for (let page = first; page < first + pagesAPart; page += 1) {
    const { invoices, pages } = await listInvoices(member, month, page)
    yield* invoices
    if (page >= pages) return
  }
}
