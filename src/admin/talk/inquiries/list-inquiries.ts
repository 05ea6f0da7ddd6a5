import 'server-only'
import { pageCount } from '@/domain/values/page-count'
import type { Locale } from '@/domain/locale'
import type { InquiryStatus } from '@/domain/talk/support/inquiry'
import { alias, and, desc, eq, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { inquiries, staff } = tables
const members = alias(tables.users, 'members')

const A_PAGE = 25

export type InquiryLine = {
  id: string
  name: string
  company: string | null
  excerpt: string
  at: string
  total: number
}

/** A page of inquiries in one state: what waits longest first, the others by their newest. One statement. */
export async function listInquiries(status: InquiryStatus, page: number): Promise<InquiryLine[]> {
  const db = await database()
  const rows = await db
    .select({
      id: inquiries.id,
      name: inquiries.name,
      company: inquiries.company,
      excerpt: sql<string>`left(${inquiries.message}, 200)`,
      at: inquiries.createdAt,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(inquiries)
    .where(eq(inquiries.status, status))
    .orderBy(status === 'new' ? inquiries.createdAt : desc(inquiries.updatedAt), inquiries.id)
    .limit(A_PAGE)
    .offset((page - 1) * A_PAGE)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

export const inquiryPages = (total: number) => pageCount(total, A_PAGE)

export type InquiryView = {
  id: string
  status: InquiryStatus
  name: string
  email: string
  company: string | null
  message: string
  locale: Locale
  at: string
  answer: string | null
  answeredAt: string | null
  answeredBy: string | null
  /** The member with this address, if there is one. */
  member: string | null
}

/** One inquiry with its answer; null if there is none. */
export async function getInquiry(id: string): Promise<InquiryView | null> {
  const db = await database()
  const [row] = await db
    .select({
      id: inquiries.id,
      status: inquiries.status,
      name: inquiries.name,
      email: inquiries.email,
      company: inquiries.company,
      message: inquiries.message,
      locale: inquiries.locale,
      at: inquiries.createdAt,
      answer: inquiries.answer,
      answeredAt: inquiries.answeredAt,
      answeredBy: staff.name,
      member: members.id,
    })
    .from(inquiries)
    .leftJoin(staff, eq(staff.id, inquiries.answeredBy))
    .leftJoin(members, and(eq(members.email, sql`lower(${inquiries.email})`), isNull(members.deletedAt)))
    .where(eq(inquiries.id, id))
  if (!row) return null
  const { at, answeredAt } = row
  return {
    ...row,
    at: new Date(at).toISOString(),
    answeredAt: answeredAt && new Date(answeredAt).toISOString(),
  }
}
