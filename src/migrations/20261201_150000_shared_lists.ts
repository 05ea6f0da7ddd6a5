import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Lists that a company reads (rule M143). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "job_lists" ADD COLUMN "shared_with_id" uuid;
    ALTER TABLE "job_lists" ADD CONSTRAINT "job_lists_shared_with_id_companies_id_fk" FOREIGN KEY ("shared_with_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "job_lists_shared_with_idx" ON "job_lists" USING btree ("shared_with_id");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "job_lists" DROP COLUMN "shared_with_id";
  `)
}
