import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { marksByProduct } from './filters/functions'
import { marksByText } from './filters/marks-by-text'

/** A file of products is filled in by the number of its texts, not of its products (rule C57). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(marksByText)
  await db.execute(sql`drop function search.marked(text, text)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(marksByProduct))
}
