import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_disputes_status" AS ENUM('inquiry', 'needs_response', 'under_review', 'won', 'closed', 'lost');
  CREATE TYPE "public"."enum_settings_shipping_kind" AS ENUM('flat', 'per_box', 'free_over', 'quoted');
  CREATE TABLE "disputes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"checkout_id" uuid NOT NULL,
  	"buyer_id" uuid NOT NULL,
  	"provider_dispute" varchar NOT NULL,
  	"provider_payment" varchar NOT NULL,
  	"amount" numeric DEFAULT 0 NOT NULL,
  	"reason" varchar,
  	"status" "enum_disputes_status" NOT NULL,
  	"due_by" timestamp(3) with time zone,
  	"opened_at" timestamp(3) with time zone NOT NULL,
  	"closed_at" timestamp(3) with time zone,
  	"loss" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "disputes_whole_amount" CHECK (amount > 0 and amount = trunc(amount)),
  	CONSTRAINT "disputes_whole_loss" CHECK (loss >= 0 and loss = trunc(loss))
  );
  
  ALTER TABLE "emails" ADD COLUMN "order_id" uuid;
  ALTER TABLE "emails" ADD COLUMN "copy_of_id" uuid;
  ALTER TABLE "settings" ADD COLUMN "shipping_kind" "enum_settings_shipping_kind" DEFAULT 'quoted' NOT NULL;
  ALTER TABLE "settings" ADD COLUMN "shipping_amount" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "settings" ADD COLUMN "shipping_free_over" numeric;
  ALTER TABLE "disputes" ADD CONSTRAINT "disputes_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "disputes" ADD CONSTRAINT "disputes_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "disputes_checkout_idx" ON "disputes" USING btree ("checkout_id");
  CREATE INDEX "disputes_buyer_idx" ON "disputes" USING btree ("buyer_id");
  CREATE UNIQUE INDEX "disputes_provider_dispute_idx" ON "disputes" USING btree ("provider_dispute");
  CREATE INDEX "disputes_provider_payment_idx" ON "disputes" USING btree ("provider_payment");
  CREATE INDEX "disputes_status_idx" ON "disputes" USING btree ("status");
  CREATE INDEX "disputes_due_by_idx" ON "disputes" USING btree ("due_by");
  CREATE INDEX "disputes_closed_at_idx" ON "disputes" USING btree ("closed_at");
  CREATE INDEX "disputes_updated_at_idx" ON "disputes" USING btree ("updated_at");
  CREATE INDEX "disputes_created_at_idx" ON "disputes" USING btree ("created_at");
  ALTER TABLE "emails" ADD CONSTRAINT "emails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "emails" ADD CONSTRAINT "emails_copy_of_id_emails_id_fk" FOREIGN KEY ("copy_of_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "emails_order_idx" ON "emails" USING btree ("order_id");
  CREATE INDEX "emails_copy_of_idx" ON "emails" USING btree ("copy_of_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "disputes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "disputes" CASCADE;
  ALTER TABLE "emails" DROP CONSTRAINT "emails_order_id_orders_id_fk";
  
  ALTER TABLE "emails" DROP CONSTRAINT "emails_copy_of_id_emails_id_fk";
  
  DROP INDEX "emails_order_idx";
  DROP INDEX "emails_copy_of_idx";
  ALTER TABLE "emails" DROP COLUMN "order_id";
  ALTER TABLE "emails" DROP COLUMN "copy_of_id";
  ALTER TABLE "settings" DROP COLUMN "shipping_kind";
  ALTER TABLE "settings" DROP COLUMN "shipping_amount";
  ALTER TABLE "settings" DROP COLUMN "shipping_free_over";
  DROP TYPE "public"."enum_disputes_status";
  DROP TYPE "public"."enum_settings_shipping_kind";`)
}
