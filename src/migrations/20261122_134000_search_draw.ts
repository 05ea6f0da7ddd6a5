import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** One product in eight, drawn by its id: whoever searches among very many looks at these alone (docs/decisions/031). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    set local statement_timeout = 0;
    create index goods_words_drawn on search.goods using gin (words) with (fastupdate = off) where get_byte(uuid_send(id), 15) < 32;
    create index goods_drawn on search.goods (id) where get_byte(uuid_send(id), 15) < 32;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index search.goods_words_drawn; drop index search.goods_drawn`)
}
