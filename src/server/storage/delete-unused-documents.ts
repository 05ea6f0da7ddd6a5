import { together } from '@/server/db/data'
import { alias, and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { UNUSED_DAYS } from './delete-unused-pictures'

const d = alias(tables.product_documents, 'd')

const AT_ONCE = 20

/** A product, or an open change request, names the document. */
const IS_NAMED = sql`exists (select 1 from products_rels r where r.product_documents_id = d.id)
  or exists (select 1 from product_changes_rels r join product_changes c on c.id = r.parent_id
    where r.product_documents_id = d.id and c.status in ('pending', 'changes_requested'))`

/** Deletes documents of products that nothing has named for 30 days, a few at a time (rule C62). True if there may be more. */
export async function deleteUnusedDocuments(): Promise<boolean> {
  const db = await database()
  const isOld = sql`${d.updatedAt} < now() - make_interval(days => ${UNUSED_DAYS})`
  const rows = await db
    .select({ id: d.id })
    .from(d)
    .where(and(isOld, sql`not (${IS_NAMED})`))
    .orderBy(d.updatedAt, d.id)
    .limit(AT_ONCE)
  const failures: unknown[] = []
  // A file the bucket refuses to delete stops no other.
  for (const { id } of rows) await deleteIfUnused(id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} unused documents remain`)
  return rows.length === AT_ONCE
}

/** Asks again under the lock: a product that is being saved with the document keeps it, or is refused. */
const deleteIfUnused = (id: string) =>
  together('system', async (db, tx) => {
    const isIt = eq(d.id, id)
    const locked = await tx.select({ id: d.id }).from(d).where(isIt).for('update', { skipLocked: true })
    const named = await tx
      .select({ id: d.id })
      .from(d)
      .where(and(isIt, sql`(${IS_NAMED})`))
    if (locked.length > 0 && named.length === 0) await db.delete({ collection: 'product-documents', id })
  })
