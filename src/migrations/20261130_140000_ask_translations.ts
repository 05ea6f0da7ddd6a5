import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Drafts that wait for a translation by staff (rule S47). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "product_drafts" ADD COLUMN "translation_asked_at" timestamp(3) with time zone;
    ALTER TABLE "product_drafts" ADD COLUMN "translation_taken_by_id" uuid;
    ALTER TABLE "product_drafts" ADD COLUMN "translated_at" timestamp(3) with time zone;
    ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_translation_taken_by_id_staff_id_fk" FOREIGN KEY ("translation_taken_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "product_drafts_translation_asked_at_idx" ON "product_drafts" USING btree ("translation_asked_at");
    CREATE INDEX "product_drafts_translation_taken_by_idx" ON "product_drafts" USING btree ("translation_taken_by_id");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "product_drafts" DROP COLUMN "translation_asked_at";
    ALTER TABLE "product_drafts" DROP COLUMN "translation_taken_by_id";
    ALTER TABLE "product_drafts" DROP COLUMN "translated_at";
  `)
}
