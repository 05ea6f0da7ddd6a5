import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** A search within a room meets the words' index with this one, and looks at no product of another room. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index goods_shelf on search.goods (shelf)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index search.goods_shelf`)
}
