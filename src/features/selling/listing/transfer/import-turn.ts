import * as z from 'zod'
import type { TypedUser } from 'payload'
import { sourcesOf } from '@/domain/values/moves'
import { issue } from '@/domain/result'
import { IMPORT_MOVES, type ImportStatus } from '@/domain/products/import/import-state'
import { asSystem } from '@/server/db/data'
import { claimNext, endClaim, keepClaim } from '@/server/db/statements/claims'
import { isUnavailable } from '@/server/db/connections/is-unavailable'
import { and, eq, exists, inArray, isNull, not, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { checkImport, refuseFile } from './check-import'
import { runNextRow } from './run-row'

/** Milliseconds for rows of one import; then another import has its turn. */
const TURN = 2_000

const { product_imports: imports, product_import_rows } = tables

const waitingImport = z.object({
  id: z.string(),
  seller: z.string(),
  status: z.enum(['uploaded', 'running', 'stopping']),
})

const WAITING = {
  table: imports,
  returning: sql`id, seller_id as seller, status`,
  row: waitingImport,
  due: sql`status in ('uploaded', 'running', 'stopping')`,
  order: sql`updated_at, id`,
}

/** Checks one file, or does rows of one import for a while: the one that waits longest, if no other worker is at it. True if there was one. */
export async function importTurn(): Promise<boolean> {
  const next = await claimNext(WAITING)
  if (!next) return false
  try {
    await keepClaim(imports, next.id, () => work(next))
  } finally {
    await endClaim(imports, next.id)
  }
  return true
}

async function work({ id, seller, status }: z.infer<typeof waitingImport>) {
  const system = await asSystem()
  const member = await system.findByID({ collection: 'users', id: seller })
  const user: TypedUser = { ...member, collection: 'users' }
  if (status === 'uploaded') await checkOrRefuse(id, user)
  else await runRows(id, user)
}

/** A file that cannot be checked for a reason nobody foresaw must not be tried for ever. */
async function checkOrRefuse(id: string, seller: TypedUser) {
  try {
    await checkImport(id, seller)
  } catch (error) {
    if (isUnavailable(error)) throw error
    console.error(error)
    await refuseFile(id, issue('import.failed', 'file'))
  }
}

async function runRows(id: string, user: TypedUser) {
  const end = Date.now() + TURN
  for (let line: number | null = 0; Date.now() < end;) {
    line = await runNextRow({ id, user }, line)
    if (line === null) return endImport(id)
  }
}

/** Done if every row is; stopped if that was asked for. A row that another process has locked is left to it. */
async function endImport(id: string) {
  const db = await database()
  const isOf = (to: ImportStatus) =>
    and(eq(imports.id, id), inArray(imports.status, sourcesOf(IMPORT_MOVES, to, 'system')))
  const left = db
    .select({ id: product_import_rows.id })
    .from(product_import_rows)
    .where(and(eq(product_import_rows.import, id), isNull(product_import_rows.outcome)))
  await db
    .update(imports)
    .set({ endedAt: sql`now()`, updatedAt: sql`now()`, status: 'done' })
    .where(and(isOf('done'), not(exists(left))))
  await db
    .update(imports)
    .set({ updatedAt: sql`now()`, status: 'stopped' })
    .where(isOf('stopped'))
}
