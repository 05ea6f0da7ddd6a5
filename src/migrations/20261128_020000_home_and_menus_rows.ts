import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Gives home page and menus their row: without it, the first form to be saved has no time to be compared (rule A26). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`insert into home (id, created_at, updated_at)
    select gen_random_uuid(), now(), now() where not exists (select from home)`)
  await db.execute(sql`insert into menus (id, created_at, updated_at)
    select gen_random_uuid(), now(), now() where not exists (select from menus)`)
}

/** An empty row shows the same as none. */
export async function down(): Promise<void> {}
