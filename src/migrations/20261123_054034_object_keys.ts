import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What Payload's storage plugin adds to uploads, with a bucket and without one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table media alter column prefix set default '';
    alter table documents alter column prefix set default '';
    alter table media add column "_objectkey" varchar;
    alter table documents add column "_objectkey" varchar`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table media alter column prefix drop default;
    alter table documents alter column prefix drop default;
    alter table media drop column "_objectkey";
    alter table documents drop column "_objectkey"`)
}
