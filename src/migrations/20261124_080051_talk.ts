import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_threads_kind" AS ENUM('shop', 'support');
  CREATE TYPE "public"."enum_reports_subject" AS ENUM('message', 'thread', 'product', 'review');
  CREATE TYPE "public"."enum_reports_reason" AS ENUM('fraud', 'insult', 'spam', 'forbidden', 'copied', 'other');
  CREATE TYPE "public"."enum_reports_status" AS ENUM('open', 'closed');
  ALTER TYPE "public"."enum_documents_kind" ADD VALUE 'message';
  CREATE TABLE "blocks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"blocker_id" uuid NOT NULL,
  	"blocked_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"reporter_id" uuid,
  	"subject" "enum_reports_subject" NOT NULL,
  	"subject_id" varchar NOT NULL,
  	"reason" "enum_reports_reason" NOT NULL,
  	"note" varchar,
  	"status" "enum_reports_status" DEFAULT 'open' NOT NULL,
  	"staff_note" varchar,
  	"closed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "email_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"messages" boolean DEFAULT true NOT NULL,
  	"reviews" boolean DEFAULT true NOT NULL,
  	"goods" boolean DEFAULT true NOT NULL,
  	"news" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "threads" ALTER COLUMN "seller_id" DROP NOT NULL;
  ALTER TABLE "messages" ALTER COLUMN "seller_id" DROP NOT NULL;
  ALTER TABLE "messages" ALTER COLUMN "sender_id" DROP NOT NULL;
  ALTER TABLE "documents" ADD COLUMN "message_id" uuid;
  ALTER TABLE "threads" ADD COLUMN "kind" "enum_threads_kind" DEFAULT 'shop' NOT NULL;
  ALTER TABLE "threads" ADD COLUMN "last_seq" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "threads" ADD COLUMN "buyer_read_seq" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "threads" ADD COLUMN "seller_read_seq" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "threads" ADD COLUMN "buyer_mailed_seq" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "threads" ADD COLUMN "seller_mailed_seq" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "threads" ADD COLUMN "assignee_id" uuid;
  ALTER TABLE "threads" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "staff_id" uuid;
  ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "email_preferences" ADD CONSTRAINT "email_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "blocks_blocker_idx" ON "blocks" USING btree ("blocker_id");
  CREATE INDEX "blocks_blocked_idx" ON "blocks" USING btree ("blocked_id");
  CREATE INDEX "blocks_updated_at_idx" ON "blocks" USING btree ("updated_at");
  CREATE INDEX "blocks_created_at_idx" ON "blocks" USING btree ("created_at");
  CREATE UNIQUE INDEX "blocker_blocked_idx" ON "blocks" USING btree ("blocker_id","blocked_id");
  CREATE INDEX "reports_reporter_idx" ON "reports" USING btree ("reporter_id");
  CREATE INDEX "reports_status_idx" ON "reports" USING btree ("status");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE UNIQUE INDEX "reporter_subject_subjectId_idx" ON "reports" USING btree ("reporter_id","subject","subject_id");
  CREATE UNIQUE INDEX "email_preferences_user_idx" ON "email_preferences" USING btree ("user_id");
  CREATE INDEX "email_preferences_updated_at_idx" ON "email_preferences" USING btree ("updated_at");
  CREATE INDEX "email_preferences_created_at_idx" ON "email_preferences" USING btree ("created_at");
  ALTER TABLE "documents" ADD CONSTRAINT "documents_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "threads" ADD CONSTRAINT "threads_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "documents_message_idx" ON "documents" USING btree ("message_id");
  CREATE INDEX "threads_assignee_idx" ON "threads" USING btree ("assignee_id");
  CREATE INDEX "threads_unseen_idx" ON "threads" USING btree ("last_message_at") WHERE buyer_unread > 0 or seller_unread > 0;
  CREATE INDEX "messages_staff_idx" ON "messages" USING btree ("staff_id");
  -- Nobody is emailed about what was there before.
  UPDATE "threads" t SET last_seq = m.seq, buyer_mailed_seq = m.seq, seller_mailed_seq = m.seq,
    buyer_read_seq = greatest(m.seq - t.buyer_unread, 0), seller_read_seq = greatest(m.seq - t.seller_unread, 0)
    FROM (SELECT thread_id, max(seq) AS seq FROM "messages" GROUP BY thread_id) m WHERE m.thread_id = t.id;
  ALTER TABLE "threads" ADD CONSTRAINT "threads_seller_or_support" CHECK ((kind = 'support') = (seller_id is null));
  ALTER TABLE "threads" ADD CONSTRAINT "threads_numbers" CHECK (last_seq >= 0 and buyer_read_seq <= last_seq and seller_read_seq <= last_seq);
  ALTER TABLE "messages" ADD CONSTRAINT "messages_one_sender" CHECK (sender_id is null or staff_id is null);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "email_preferences" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "blocks" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "email_preferences" CASCADE;
  ALTER TABLE "threads" DROP CONSTRAINT "threads_seller_or_support";
  ALTER TABLE "threads" DROP CONSTRAINT "threads_numbers";
  ALTER TABLE "messages" DROP CONSTRAINT "messages_one_sender";
  ALTER TABLE "documents" DROP CONSTRAINT "documents_message_id_messages_id_fk";
  
  ALTER TABLE "threads" DROP CONSTRAINT "threads_assignee_id_staff_id_fk";
  
  ALTER TABLE "messages" DROP CONSTRAINT "messages_staff_id_staff_id_fk";
  
  ALTER TABLE "documents" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_documents_kind";
  CREATE TYPE "public"."enum_documents_kind" AS ENUM('business', 'invoice', 'packing_list', 'waybill', 'statement', 'exemption');
  ALTER TABLE "documents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_documents_kind" USING "kind"::"public"."enum_documents_kind";
  DROP INDEX "documents_message_idx";
  DROP INDEX "threads_assignee_idx";
  DROP INDEX "threads_unseen_idx";
  DROP INDEX "messages_staff_idx";
  ALTER TABLE "threads" ALTER COLUMN "seller_id" SET NOT NULL;
  ALTER TABLE "messages" ALTER COLUMN "seller_id" SET NOT NULL;
  ALTER TABLE "messages" ALTER COLUMN "sender_id" SET NOT NULL;
  ALTER TABLE "documents" DROP COLUMN "message_id";
  ALTER TABLE "threads" DROP COLUMN "kind";
  ALTER TABLE "threads" DROP COLUMN "last_seq";
  ALTER TABLE "threads" DROP COLUMN "buyer_read_seq";
  ALTER TABLE "threads" DROP COLUMN "seller_read_seq";
  ALTER TABLE "threads" DROP COLUMN "buyer_mailed_seq";
  ALTER TABLE "threads" DROP COLUMN "seller_mailed_seq";
  ALTER TABLE "threads" DROP COLUMN "assignee_id";
  ALTER TABLE "threads" DROP COLUMN "closed_at";
  ALTER TABLE "messages" DROP COLUMN "staff_id";
  DROP TYPE "public"."enum_threads_kind";
  DROP TYPE "public"."enum_reports_subject";
  DROP TYPE "public"."enum_reports_reason";
  DROP TYPE "public"."enum_reports_status";`)
}
