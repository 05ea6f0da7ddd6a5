import 'server-only'
import { isId } from '@/domain/values/id'
import type { ImportOutcome, ImportPlan, ImportStatus } from '@/domain/products/import/import-state'
import type { Issue } from '@/domain/result'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { and, eq, gt, isNotNull, isNull, sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

/** Rows by what was planned and by what became of them; `waiting` ones have no outcome yet. */
export type ImportCounts = Record<ImportPlan | ImportOutcome | 'waiting', number>
export type ImportView = {
  id: string
  fileName: string
  status: ImportStatus
  problem: Issue | null
  rowCount: number
  createdAt: string
  counts: ImportCounts
}

const { product_import_rows: importRows } = tables

const LINE = { fileName: true, status: true, rowCount: true, createdAt: true } as const

/** An import that the member may read, by the id in the address, else null. */
async function ownImport(member: MemberUser, id: string) {
  if (!isId(id)) return null
  const db = await asUser(member)
  return db.findByID({
    collection: 'product-imports',
    id,
    select: { ...LINE, problem: true },
    disableErrors: true,
  })
}

export const isOwnImport = async (member: MemberUser, id: string) => Boolean(await ownImport(member, id))

/** An import of the seller; null for anybody else's. */
export async function getImport(seller: MemberUser, id: string): Promise<ImportView | null> {
  const found = await ownImport(seller, id)
  if (!found) return null
  const { fileName, status, rowCount, createdAt } = found
  // What the worker writes there.
  const problem = (found.problem ?? null) as Issue | null
  return { id, fileName, status, rowCount, createdAt, problem, counts: await countRows(id) }
}

async function countRows(id: string): Promise<ImportCounts> {
  const db = await database()
  const of = (what: SQL) => sql`count(*) filter (where ${what})`.mapWith(Number)
  const [counts] = await db
    .select({
      create: of(eq(importRows.plan, 'create')),
      change: of(eq(importRows.plan, 'change')),
      refuse: of(eq(importRows.plan, 'refuse')),
      done: of(eq(importRows.outcome, 'done')),
      unchanged: of(eq(importRows.outcome, 'unchanged')),
      failed: of(eq(importRows.outcome, 'failed')),
      waiting: of(isNull(importRows.outcome)),
    })
    .from(importRows)
    .where(eq(importRows.import, id))
  if (!counts) throw new Error('The count of the rows of an import returned no row')
  return counts
}

export type ImportLine = Pick<ImportView, 'id' | 'fileName' | 'status' | 'rowCount' | 'createdAt'>

const RECENT = 20

/** The newest imports of a seller. */
export async function listImports(seller: MemberUser): Promise<ImportLine[]> {
  const db = await asUser(seller)
  const { docs } = await db.find({
    collection: 'product-imports',
    select: LINE,
    sort: ['-createdAt', '-id'],
    limit: RECENT,
    pagination: false,
  })
  return docs
}

export type ResultRow = {
  line: number
  sku: string
  plan: ImportPlan
  outcome: ImportOutcome | null
  reasons: Issue[] | null
}

export const MAX_REMARKS = 100

/** Rows of an import in the order of the file; `remarked` ones have reasons. The caller has checked whose import it is. */
export const listImportRows = async (
  id: string,
  { after = 0, limit, remarked = false }: { after?: number; limit: number; remarked?: boolean },
): Promise<ResultRow[]> =>
  (await database())
    .select({
      line: importRows.line,
      sku: sql<string>`${importRows.sku}`,
      plan: importRows.plan,
      outcome: importRows.outcome,
      reasons: sql<Issue[] | null>`${importRows.reasons}`,
    })
    .from(importRows)
    .where(
      and(
        eq(importRows.import, id),
        gt(importRows.line, after),
        remarked ? isNotNull(importRows.reasons) : undefined,
      ),
    )
    .orderBy(importRows.line)
    .limit(limit)

export type ImportState = { status: ImportStatus; done: number }

/** Where an import stands and how many of its rows have an outcome; null for anybody else's. */
export async function getProgress(seller: MemberUser, id: string): Promise<ImportState | null> {
  const found = await ownImport(seller, id)
  if (!found) return null
  const db = await database()
  const [counted] = await db
    .select({ done: sql`count(*)`.mapWith(Number) })
    .from(importRows)
    .where(and(eq(importRows.import, id), isNotNull(importRows.outcome)))
  return { status: found.status, done: counted?.done ?? 0 }
}
