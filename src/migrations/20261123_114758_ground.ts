import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Columns for messages by number, notifications by side and subject, edits in the audit log, customs facts of order lines; tables
 * of the worker. Queued clearings of pages go: every web server clears all pages when it starts.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notifications_side" AS ENUM('buyer', 'seller');
  CREATE TABLE "product_changes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "worker_loops" (
  	"name" varchar(80) PRIMARY KEY NOT NULL,
  	"process" varchar(20) NOT NULL,
  	"begun_at" timestamp (3) with time zone,
  	"done_at" timestamp (3) with time zone,
  	"failed_at" timestamp (3) with time zone,
  	"error" text,
  	"failures" integer DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "page_clearings" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"tags" text[] NOT NULL,
  	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'clear-pages';
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'clear-pages';
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "thread_createdAt_idx";
  ALTER TABLE "orders_items" ADD COLUMN "hs_code" varchar;
  ALTER TABLE "orders_items" ADD COLUMN "origin" varchar;
  ALTER TABLE "orders_items" ADD COLUMN "weight" numeric;
  ALTER TABLE "orders_items" ADD COLUMN "packaging_unit" numeric;
  ALTER TABLE "audit_events" ADD COLUMN "changes" varchar;
  ALTER TABLE "messages" ADD COLUMN "seq" numeric;
  UPDATE "messages" SET "seq" = numbered.place FROM
    (SELECT "id", row_number() OVER (PARTITION BY "thread_id" ORDER BY "created_at", "id") AS place FROM "messages") AS numbered
    WHERE numbered."id" = "messages"."id";
  ALTER TABLE "messages" ALTER COLUMN "seq" SET NOT NULL;
  ALTER TABLE "notifications" ADD COLUMN "side" "enum_notifications_side";
  ALTER TABLE "notifications" ADD COLUMN "subject" varchar;
  ALTER TABLE "notifications" ADD COLUMN "subject_id" varchar;
  UPDATE "notifications" SET "subject" = 'orders', "subject_id" = substring("href" from 8),
    "side" = CASE WHEN o."seller_id" = "user_id" THEN 'seller' ELSE 'buyer' END::"enum_notifications_side"
    FROM "orders" o WHERE "href" = '/order/' || o."id";
  UPDATE "notifications" SET "side" = 'buyer' WHERE "side" IS NULL;
  ALTER TABLE "notifications" ALTER COLUMN "side" SET NOT NULL;
  ALTER TABLE "product_changes_texts" ADD CONSTRAINT "product_changes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "product_changes_texts_order_parent" ON "product_changes_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "thread_seq_idx" ON "messages" USING btree ("thread_id","seq");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'clear-pages' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'clear-pages' BEFORE 'schedulePublish';
  DROP TABLE "product_changes_texts" CASCADE;
  DROP TABLE "worker_loops" CASCADE;
  DROP TABLE "page_clearings" CASCADE;
  DROP INDEX "thread_seq_idx";
  CREATE INDEX "thread_createdAt_idx" ON "messages" USING btree ("thread_id","created_at");
  ALTER TABLE "orders_items" DROP COLUMN "hs_code";
  ALTER TABLE "orders_items" DROP COLUMN "origin";
  ALTER TABLE "orders_items" DROP COLUMN "weight";
  ALTER TABLE "orders_items" DROP COLUMN "packaging_unit";
  ALTER TABLE "audit_events" DROP COLUMN "changes";
  ALTER TABLE "messages" DROP COLUMN "seq";
  ALTER TABLE "notifications" DROP COLUMN "side";
  ALTER TABLE "notifications" DROP COLUMN "subject";
  ALTER TABLE "notifications" DROP COLUMN "subject_id";
  DROP TYPE "public"."enum_notifications_side";`)
}
