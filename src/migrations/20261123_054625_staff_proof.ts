import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** When somebody at the panel last gave a code or the password in this session: money commands ask for it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table staff_sessions add column proved_at timestamp(3) with time zone`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table staff_sessions drop column proved_at`)
}
