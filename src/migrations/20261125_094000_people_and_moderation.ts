import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reports_outcome" AS ENUM('upheld', 'dismissed');
  ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "suspended_reason" varchar;
  ALTER TABLE "messages" ADD COLUMN "hidden_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "hidden_text" varchar;
  ALTER TABLE "reports" ADD COLUMN "outcome" "enum_reports_outcome";
  ALTER TABLE "reports" ADD COLUMN "answer" varchar;
  ALTER TABLE "reports" ADD COLUMN "decided_by_id" uuid;
  ALTER TABLE "inquiries" ADD COLUMN "answer" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "inquiries" ADD COLUMN "answered_by_id" uuid;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_id_staff_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_answered_by_id_staff_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "users_suspended_at_idx" ON "users" USING btree ("suspended_at");
  CREATE INDEX "reports_decided_by_idx" ON "reports" USING btree ("decided_by_id");
  CREATE INDEX "inquiries_answered_by_idx" ON "inquiries" USING btree ("answered_by_id");
  ALTER TABLE "users" ADD CONSTRAINT "users_suspension_reason" CHECK ((suspended_at is null) = (suspended_reason is null));
  ALTER TABLE "messages" ADD CONSTRAINT "messages_hidden_keeps_text" CHECK ((hidden_at is null) = (hidden_text is null) and (hidden_at is null or text = ''));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP CONSTRAINT "users_suspension_reason";
  ALTER TABLE "messages" DROP CONSTRAINT "messages_hidden_keeps_text";
  ALTER TABLE "reports" DROP CONSTRAINT "reports_decided_by_id_staff_id_fk";
  
  ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_answered_by_id_staff_id_fk";
  
  DROP INDEX "users_suspended_at_idx";
  DROP INDEX "reports_decided_by_idx";
  DROP INDEX "inquiries_answered_by_idx";
  ALTER TABLE "users" DROP COLUMN "suspended_at";
  ALTER TABLE "users" DROP COLUMN "suspended_reason";
  ALTER TABLE "messages" DROP COLUMN "hidden_at";
  ALTER TABLE "messages" DROP COLUMN "hidden_text";
  ALTER TABLE "reports" DROP COLUMN "outcome";
  ALTER TABLE "reports" DROP COLUMN "answer";
  ALTER TABLE "reports" DROP COLUMN "decided_by_id";
  ALTER TABLE "inquiries" DROP COLUMN "answer";
  ALTER TABLE "inquiries" DROP COLUMN "answered_at";
  ALTER TABLE "inquiries" DROP COLUMN "answered_by_id";
  DROP TYPE "public"."enum_reports_outcome";`)
}
