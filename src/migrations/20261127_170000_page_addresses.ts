import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Earlier addresses of pages, their trash, and when each language was last changed (rules L24, L25). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "former_addresses" varchar;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages_locales" ADD COLUMN "written_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_former_addresses" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_written_at" timestamp(3) with time zone;
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  ALTER TABLE "pages" DROP COLUMN "former_addresses";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "pages_locales" DROP COLUMN "written_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_former_addresses";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_written_at";`)
}
