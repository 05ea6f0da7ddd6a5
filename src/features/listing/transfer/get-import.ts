import 'server-only'
import { isId } from '@/domain/id'
import type { ImportOutcome, ImportPlan, ImportStatus } from '@/domain/products/import/import-state'
import type { Issue } from '@/domain/result'
import { and, desc, eq, gt, isNotNull, isNull, sql, type SQL } from '@/server/db/sql'
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

const { product_imports: imports, product_import_rows: importRows } = tables

const line = {
  id: imports.id,
  fileName: imports.fileName,
  status: imports.status,
  rowCount: imports.rowCount,
  createdAt: imports.createdAt,
}

/** An import of the seller by the id in the address; null for anybody else's. */
export async function getImport(seller: string, id: string): Promise<ImportView | null> {
  if (!isId(id)) return null
  const db = await database()
  const of = (what: SQL, name: string) => sql`count(*) filter (where ${what})`.mapWith(Number).as(name)
  const counts = db
    .select({
      create: of(eq(importRows.plan, 'create'), 'create'),
      change: of(eq(importRows.plan, 'change'), 'change'),
      refuse: of(eq(importRows.plan, 'refuse'), 'refuse'),
      done: of(eq(importRows.outcome, 'done'), 'done'),
      unchanged: of(eq(importRows.outcome, 'unchanged'), 'unchanged'),
      failed: of(eq(importRows.outcome, 'failed'), 'failed'),
      waiting: of(isNull(importRows.outcome), 'waiting'),
    })
    .from(importRows)
    .where(eq(importRows.import, imports.id))
    .as('counts')
  const { create, change, unchanged, refuse, done, failed, waiting } = counts
  const [found] = await db
    .select({
      ...line,
      problem: sql<Issue | null>`${imports.problem}`,
      counts: { create, change, unchanged, refuse, done, failed, waiting },
    })
    .from(imports)
    .crossJoinLateral(counts)
    .where(and(eq(imports.id, id), eq(imports.seller, seller)))
  return found ?? null
}

export type ImportLine = Pick<ImportView, 'id' | 'fileName' | 'status' | 'rowCount' | 'createdAt'>

const RECENT = 20

/** The newest imports of a seller. */
export const listImports = async (seller: string): Promise<ImportLine[]> =>
  (await database())
    .select(line)
    .from(imports)
    .where(eq(imports.seller, seller))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(RECENT)

export type ResultRow = {
  line: number
  sku: string
  plan: ImportPlan
  outcome: ImportOutcome | null
  reasons: Issue[] | null
}

export const MAX_REMARKS = 100

/** Rows of an import in the order of the file; `remarked` ones have reasons. The caller has checked whose import it is. */
export const listRows = async (
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

export type ImportProgress = { status: ImportStatus; done: number }

/** Where an import stands and how many of its rows have an outcome; null for anybody else's. */
export async function getProgress(seller: string, id: string): Promise<ImportProgress | null> {
  if (!isId(id)) return null
  const db = await database()
  const done = db
    .select({ count: sql`count(*)`.mapWith(Number).as('done') })
    .from(importRows)
    .where(and(eq(importRows.import, imports.id), isNotNull(importRows.outcome)))
    .as('done')
  const [found] = await db
    .select({ status: imports.status, done })
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.seller, seller)))
  return found ?? null
}

export async function isOwnImport(seller: string, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const db = await database()
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.seller, seller)))
  return rows.length > 0
}
