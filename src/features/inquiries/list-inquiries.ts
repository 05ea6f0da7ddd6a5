import 'server-only'
import type { Locale } from '@/domain/locale'
import type { InquiryStatus } from '@/domain/talk/inquiry'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'

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
  const order = status === 'new' ? sql`created_at asc, id` : sql`updated_at desc, id`
  const rows = await rowsOf<Omit<InquiryLine, 'at'> & { at: Date }>(
    await database(),
    sql`select id, name, company, left(message, 200) as excerpt, created_at as at, count(*) over ()::int as total
      from inquiries where status = ${status} order by ${order} limit ${A_PAGE} offset ${(page - 1) * A_PAGE}`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

export const inquiryPages = (total: number) => Math.max(1, Math.ceil(total / A_PAGE))

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
  const [row] = await rowsOf<Omit<InquiryView, 'at' | 'answeredAt'> & { at: Date; answeredAt: Date | null }>(
    await database(),
    sql`select i.id, i.status, i.name, i.email, i.company, i.message, i.locale, i.created_at as at, i.answer,
        i.answered_at as "answeredAt", s.name as "answeredBy",
        (select u.id from users u where u.email = lower(i.email) and u.deleted_at is null) as member
      from inquiries i left join staff s on s.id = i.answered_by_id where i.id = ${id}`,
  )
  if (!row) return null
  const { at, answeredAt } = row
  return {
    ...row,
    at: new Date(at).toISOString(),
    answeredAt: answeredAt && new Date(answeredAt).toISOString(),
  }
}
