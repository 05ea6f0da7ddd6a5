import 'server-only'
import { todayOfTerms } from '@/domain/people/companies/terms'
import { pageCount } from '@/domain/values/page-count'
import { and, eq, gt, lt, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { checkouts, companies } = tables
const A_PAGE = 50

export type Receivable = {
  checkout: string
  number: string
  company: string
  companyName: string
  dueOn: string
  owed: number
  isOverdue: boolean
  total: number
}

type ReceivableFilter = { overdueOnly: boolean; company?: string; page: number }

const isOf = (company?: string) =>
  and(gt(checkouts.owed, 0), company === undefined ? undefined : eq(checkouts.company, company))

/** A page of what companies owe, what is due first comes first, so that what is overdue leads (rule A34). One statement. */
export async function listReceivables({
  overdueOnly,
  company,
  page,
}: ReceivableFilter): Promise<Receivable[]> {
  const db = await database()
  const today = todayOfTerms(new Date())
  return db
    .select({
      checkout: checkouts.id,
      number: checkouts.number,
      company: companies.id,
      companyName: companies.name,
      dueOn: sql<string>`${checkouts.dueOn}`,
      owed: checkouts.owed,
      isOverdue: sql<boolean>`${checkouts.dueOn} < ${today}`,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(checkouts)
    .innerJoin(companies, eq(companies.id, checkouts.company))
    .where(and(isOf(company), overdueOnly ? lt(checkouts.dueOn, today) : undefined))
    .orderBy(checkouts.dueOn, checkouts.id)
    .limit(A_PAGE)
    .offset((page - 1) * A_PAGE)
}

export const receivablePages = (total: number) => pageCount(total, A_PAGE)

/** What is open and what of it is overdue, of all companies or of one. */
export async function getOwedSums(company?: string): Promise<{ open: number; overdue: number }> {
  const db = await database()
  const [sums] = await db
    .select({
      open: sql`coalesce(sum(${checkouts.owed}), 0)`.mapWith(Number),
      overdue:
        sql`coalesce(sum(${checkouts.owed}) filter (where ${checkouts.dueOn} < ${todayOfTerms(new Date())}), 0)`.mapWith(
          Number,
        ),
    })
    .from(checkouts)
    .where(isOf(company))
  return sums ?? { open: 0, overdue: 0 }
}
