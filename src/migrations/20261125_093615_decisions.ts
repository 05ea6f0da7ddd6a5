import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "decisions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" varchar(20) NOT NULL,
  	"subject_id" uuid NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"choice" varchar(10) NOT NULL,
  	"reason" text,
  	"version" varchar(80) NOT NULL,
  	"decided_by" uuid NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"due_at" timestamp (3) with time zone NOT NULL,
  	"attempts" integer DEFAULT 0 NOT NULL,
  	"outcome" varchar(10),
  	"ended_at" timestamp (3) with time zone,
  	"ended_by" uuid,
  	"problem" text,
  	CONSTRAINT "decisions_kind" CHECK (kind in ('seller', 'product', 'product-change')),
  	CONSTRAINT "decisions_choice" CHECK (choice in ('approve', 'refuse', 'ask')),
  	CONSTRAINT "decisions_reason" CHECK (choice = 'approve' or reason is not null),
  	CONSTRAINT "decisions_ended" CHECK ((outcome is null) = (ended_at is null))
  );
  
  CREATE TABLE "seller_requests" (
  	"seller_id" uuid PRIMARY KEY NOT NULL,
  	"waiting_since" timestamp (3) with time zone NOT NULL,
  	"seen_at" timestamp (3) with time zone NOT NULL,
  	"seen_because" varchar(10) NOT NULL,
  	"facts" jsonb NOT NULL,
  	CONSTRAINT "seller_requests_because" CHECK (seen_because in ('asked', 'refused', 'question'))
  );
  
  ALTER TABLE "sellers" ADD COLUMN "document_asked" varchar;
  CREATE UNIQUE INDEX "decisions_one_waiting_idx" ON "decisions" USING btree ("kind","subject_id") WHERE outcome is null;
  CREATE INDEX "decisions_due_idx" ON "decisions" USING btree ("due_at") WHERE outcome is null;
  CREATE INDEX "decisions_ended_idx" ON "decisions" USING btree ("ended_at");
  CREATE INDEX "decisions_seller_idx" ON "decisions" USING btree ("seller_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "decisions" CASCADE;
  DROP TABLE "seller_requests" CASCADE;
  ALTER TABLE "sellers" DROP COLUMN "document_asked";`)
}
