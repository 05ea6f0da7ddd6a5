import { UNSENT_HOURS } from '@/domain/talk/writing'
import { together } from '@/server/data'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const AT_ONCE = 20

/** Deletes files that were uploaded for a message a day ago and never sent, a few at a time. True if there may be more. */
export async function deleteUnsentFiles(): Promise<boolean> {
  const db = await database()
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from documents where kind = 'message' and message_id is null
      and created_at < now() - make_interval(hours => ${UNSENT_HOURS}) order by created_at, id limit ${AT_ONCE}`)
  const failures: unknown[] = []
  for (const { id } of rows) await deleteOne(id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} unsent files remain`)
  return rows.length === AT_ONCE
}

const deleteOne = (id: string) =>
  together('system', async (db, tx) => {
    const { rows } = await tx.execute(sql`select 1 from documents
      where id = ${id} and message_id is null for update skip locked`)
    if (rows.length > 0) await db.delete({ collection: 'documents', id })
  })
