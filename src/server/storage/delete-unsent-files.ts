import { UNSENT_HOURS } from '@/domain/talk/writing'
import { together } from '@/server/db/data'
import { and, eq, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { documents } = tables

const AT_ONCE = 20

/** Deletes files that were uploaded for a message a day ago and never sent, a few at a time. True if there may be more. */
export async function deleteUnsentFiles(): Promise<boolean> {
  const db = await database()
  const isOld = sql`${documents.createdAt} < now() - make_interval(hours => ${UNSENT_HOURS})`
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.kind, 'message'), isNull(documents.message), isOld))
    .orderBy(documents.createdAt, documents.id)
    .limit(AT_ONCE)
  const failures: unknown[] = []
  for (const { id } of rows) await deleteOne(id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} unsent files remain`)
  return rows.length === AT_ONCE
}

const deleteOne = (id: string) =>
  together('system', async (db, tx) => {
    const locked = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, id), isNull(documents.message)))
      .for('update', { skipLocked: true })
    if (locked.length > 0) await db.delete({ collection: 'documents', id })
  })
