import type { TypedUser } from 'payload'
import { sourcesOf } from '@/domain/moves'
import { issue } from '@/domain/result'
import { IMPORT_MOVES, type ImportStatus } from '@/domain/products/import/import-state'
import { asSystem } from '@/server/data'
import { isUnavailable } from '@/server/db/is-unavailable'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { checkImport, refuseFile } from './check-import'
import { runNextRow } from './run-row'

/** Milliseconds for rows of one import; then another import has its turn. */
const TURN = 2_000

type Next = { id: string; seller: string; status: ImportStatus }

/** Checks one file, or does rows of one import for a while: the one that waits longest. True if there was one. */
export async function importTurn(): Promise<boolean> {
  const [next] = await rowsOf<Next>(
    await database(),
    sql`update product_imports set updated_at = clock_timestamp() where id = (
        select id from product_imports where status in ('uploaded', 'running', 'stopping')
        order by updated_at, id limit 1 for update skip locked)
      returning id, seller_id as seller, status::text as status`,
  )
  if (!next) return false
  if (next.status === 'uploaded') await checkOrRefuse(next.id)
  else await runRows(next)
  return true
}

/** A file that cannot be checked for a reason nobody foresaw must not be tried for ever. */
async function checkOrRefuse(id: string) {
  try {
    await checkImport(id)
  } catch (error) {
    if (isUnavailable(error)) throw error
    console.error(error)
    await refuseFile(id, issue('import.failed', 'file'))
  }
}

async function runRows({ id, seller }: Next) {
  const system = await asSystem()
  const member = await system.findByID({ collection: 'users', id: seller })
  const user: TypedUser = { ...member, collection: 'users' }
  const end = Date.now() + TURN
  for (let line: number | null = 0; Date.now() < end;) {
    line = await runNextRow({ id, user }, line)
    if (line === null) return endImport(id)
  }
}

/** Done if every row is; stopped if that was asked for. A row that another process has locked is left to it. */
async function endImport(id: string) {
  const db = await database()
  const from = (to: ImportStatus) => sql`status::text in (select jsonb_array_elements_text(
    ${JSON.stringify(sourcesOf(IMPORT_MOVES, to, 'system'))}::jsonb))`
  await db.execute(sql`update product_imports set ended_at = now(), updated_at = now(), status = 'done'
    where id = ${id} and ${from('done')}
      and not exists (select 1 from product_import_rows where import_id = ${id} and outcome is null)`)
  await db.execute(sql`update product_imports set updated_at = now(), status = 'stopped'
    where id = ${id} and ${from('stopped')}`)
}
