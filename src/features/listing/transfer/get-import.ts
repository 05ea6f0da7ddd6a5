import 'server-only'
import { isId } from '@/domain/id'
import type { ImportOutcome, ImportPlan, ImportStatus } from '@/domain/products/import/import-state'
import type { Issue } from '@/domain/result'
import { rowsOf } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
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

/** An import of the seller by the id in the address; null for anybody else's. */
export async function getImport(seller: string, id: string): Promise<ImportView | null> {
  if (!isId(id)) return null
  const [found] = await rowsOf<Omit<ImportView, 'counts'> & ImportCounts>(
    await database(),
    sql`select i.id, i.file_name as "fileName", i.status::text as status, i.problem, i.row_count::float8 as "rowCount",
      i.created_at as "createdAt", c.* from product_imports i, lateral (
        select count(*) filter (where plan = 'create')::float8 as "create", count(*) filter (where plan = 'change')::float8 as "change",
          count(*) filter (where plan = 'refuse')::float8 as "refuse",
          count(*) filter (where outcome = 'done')::float8 as "done",
          count(*) filter (where outcome = 'unchanged')::float8 as "unchanged",
          count(*) filter (where outcome = 'failed')::float8 as "failed",
          count(*) filter (where outcome is null)::float8 as "waiting"
        from product_import_rows r where r.import_id = i.id) c
      where i.id = ${id} and i.seller_id = ${seller}`,
  )
  return found ? { ...found, counts: countsOf(found) } : null
}

const countsOf = (found: ImportCounts): ImportCounts => {
  const { create, change, unchanged, refuse, done, failed, waiting } = found
  return { create, change, unchanged, refuse, done, failed, waiting }
}

export type ImportLine = Pick<ImportView, 'id' | 'fileName' | 'status' | 'rowCount' | 'createdAt'>

const RECENT = 20

/** The newest imports of a seller. */
export const listImports = async (seller: string): Promise<ImportLine[]> =>
  rowsOf<ImportLine>(
    await database(),
    sql`select id, file_name as "fileName", status::text as status, row_count::float8 as "rowCount",
      created_at as "createdAt" from product_imports where seller_id = ${seller}
      order by created_at desc, id desc limit ${RECENT}`,
  )

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
  rowsOf<ResultRow>(
    await database(),
    sql`select line::float8 as line, sku, plan::text as plan, outcome::text as outcome, reasons from product_import_rows
      where import_id = ${id} and line > ${after} ${remarked ? sql`and reasons is not null` : sql``}
      order by line limit ${limit}`,
  )

export type ImportProgress = { status: ImportStatus; done: number }

/** Where an import stands and how many of its rows have an outcome; null for anybody else's. */
export async function getProgress(seller: string, id: string): Promise<ImportProgress | null> {
  if (!isId(id)) return null
  const [found] = await rowsOf<ImportProgress>(
    await database(),
    sql`select i.status::text as status, (select count(*) from product_import_rows r
        where r.import_id = i.id and r.outcome is not null)::float8 as done
      from product_imports i where i.id = ${id} and i.seller_id = ${seller}`,
  )
  return found ?? null
}

export async function isOwnImport(seller: string, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const rows = await rowsOf(
    await database(),
    sql`select 1 from product_imports where id = ${id} and seller_id = ${seller}`,
  )
  return rows.length > 0
}
