import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_checkouts_dispute" AS ENUM('open', 'won', 'lost');
  CREATE TYPE "public"."enum_payouts_requested_by" AS ENUM('self', 'monthly', 'daily');
  CREATE TYPE "public"."enum_payouts_arrived_currency" AS ENUM('CAD', 'USD', 'EUR', 'KRW');
  CREATE TYPE "public"."enum_sellers_payout_requests" AS ENUM('self', 'monthly', 'daily');
  CREATE TYPE "public"."enum_comments_answer_locale" AS ENUM('en', 'fr', 'ko');
  ALTER TABLE "payouts" DROP CONSTRAINT "payouts_statement_id_documents_id_fk";
  
  DROP INDEX "payouts_statement_idx";
  DROP INDEX "seller_createdAt_idx";
  ALTER TABLE "orders" ADD COLUMN "settles_on" varchar;
  ALTER TABLE "checkouts" ADD COLUMN "dispute" "enum_checkouts_dispute";
  ALTER TABLE "payouts" ADD COLUMN "requested_by" "enum_payouts_requested_by" DEFAULT 'self' NOT NULL;
  ALTER TABLE "payouts" ADD COLUMN "account_holder" varchar;
  ALTER TABLE "payouts" ADD COLUMN "bank_name" varchar;
  ALTER TABLE "payouts" ADD COLUMN "bank_account" varchar;
  ALTER TABLE "payouts" ADD COLUMN "batch" varchar;
  ALTER TABLE "payouts" ADD COLUMN "reason" varchar;
  ALTER TABLE "payouts" ADD COLUMN "sent_at" timestamp(3) with time zone;
  ALTER TABLE "payouts" ADD COLUMN "failed_at" timestamp(3) with time zone;
  ALTER TABLE "payouts" ADD COLUMN "cancelled_at" timestamp(3) with time zone;
  ALTER TABLE "payouts" ADD COLUMN "arrived_amount" numeric;
  ALTER TABLE "payouts" ADD COLUMN "arrived_currency" "enum_payouts_arrived_currency";
  ALTER TABLE "payouts" ADD COLUMN "arrived_rate" varchar;
  ALTER TABLE "sellers" ADD COLUMN "payout_requests" "enum_sellers_payout_requests" DEFAULT 'self' NOT NULL;
  ALTER TABLE "sellers" ADD COLUMN "holiday_from" timestamp(3) with time zone;
  ALTER TABLE "sellers" ADD COLUMN "holiday_to" timestamp(3) with time zone;
  ALTER TABLE "sellers" ADD COLUMN "code" numeric;
  ALTER TABLE "comments" ADD COLUMN "answer_locale" "enum_comments_answer_locale";
  ALTER TABLE "product_views" ADD COLUMN "words" varchar;
  ALTER TABLE "settings" ADD COLUMN "payout_minimum" numeric DEFAULT 5000 NOT NULL;
  CREATE INDEX "seller_settlesOn_idx" ON "orders" USING btree ("seller_id","settles_on");
  CREATE INDEX "seller_confirmedAt_idx" ON "orders" USING btree ("seller_id","confirmed_at");
  CREATE INDEX "payouts_batch_idx" ON "payouts" USING btree ("batch");
  CREATE INDEX "seller_createdAt_idx" ON "payouts" USING btree ("seller_id","created_at");
  CREATE UNIQUE INDEX "sellers_code_idx" ON "sellers" USING btree ("code");
  CREATE INDEX "seller_createdAt_1_idx" ON "product_imports" USING btree ("seller_id","created_at");
  ALTER TABLE "payouts" DROP COLUMN "period_start";
  ALTER TABLE "payouts" DROP COLUMN "period_end";
  ALTER TABLE "payouts" DROP COLUMN "statement_id";
  ALTER TABLE "sellers" DROP COLUMN "on_holiday";`)
  // In the order they joined.
  await db.execute(sql`
    update sellers set code = numbered.code
    from (select id, 1000 + row_number() over (order by created_at, id) as code from sellers) as numbered
    where sellers.id = numbered.id`)
  // As the rule would have given it on delivery (rule N4).
  await db.execute(sql`
    update orders set settles_on = (case when sellers.payout_settlement = 'on_completion'
        then (delivered_at at time zone 'America/Toronto')::date
        else (date_trunc('month', delivered_at at time zone 'America/Toronto') + interval '1 month')::date end)::text
    from sellers
    where sellers.id = orders.seller_id and orders.status = 'delivered' and delivered_at is not null`)
  // Days of a seller's products, summed by the worker before the views are deleted (rule S23).
  await db.execute(sql`
    create schema analytics;
    create table analytics.product_days (
      product_id uuid not null, seller_id uuid not null, day date not null, views integer not null,
      primary key (product_id, day));
    create index on analytics.product_days (seller_id, day);
    create table analytics.seller_days (
      seller_id uuid not null, day date not null, visitors integer not null, primary key (seller_id, day));
    create table analytics.search_days (
      seller_id uuid not null, day date not null, words text not null, visitors integer not null,
      primary key (seller_id, day, words));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop schema analytics cascade`)
  await db.execute(sql`
   DROP INDEX "seller_settlesOn_idx";
  DROP INDEX "seller_confirmedAt_idx";
  DROP INDEX "payouts_batch_idx";
  DROP INDEX "seller_createdAt_idx";
  DROP INDEX "sellers_code_idx";
  DROP INDEX "seller_createdAt_1_idx";
  ALTER TABLE "payouts" ADD COLUMN "period_start" timestamp(3) with time zone;
  ALTER TABLE "payouts" ADD COLUMN "period_end" timestamp(3) with time zone;
  ALTER TABLE "payouts" ADD COLUMN "statement_id" uuid;
  ALTER TABLE "sellers" ADD COLUMN "on_holiday" boolean DEFAULT false NOT NULL;
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_statement_id_documents_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payouts_statement_idx" ON "payouts" USING btree ("statement_id");
  CREATE INDEX "seller_createdAt_idx" ON "product_imports" USING btree ("seller_id","created_at");
  ALTER TABLE "orders" DROP COLUMN "settles_on";
  ALTER TABLE "checkouts" DROP COLUMN "dispute";
  ALTER TABLE "payouts" DROP COLUMN "requested_by";
  ALTER TABLE "payouts" DROP COLUMN "account_holder";
  ALTER TABLE "payouts" DROP COLUMN "bank_name";
  ALTER TABLE "payouts" DROP COLUMN "bank_account";
  ALTER TABLE "payouts" DROP COLUMN "batch";
  ALTER TABLE "payouts" DROP COLUMN "reason";
  ALTER TABLE "payouts" DROP COLUMN "sent_at";
  ALTER TABLE "payouts" DROP COLUMN "failed_at";
  ALTER TABLE "payouts" DROP COLUMN "cancelled_at";
  ALTER TABLE "payouts" DROP COLUMN "arrived_amount";
  ALTER TABLE "payouts" DROP COLUMN "arrived_currency";
  ALTER TABLE "payouts" DROP COLUMN "arrived_rate";
  ALTER TABLE "sellers" DROP COLUMN "payout_requests";
  ALTER TABLE "sellers" DROP COLUMN "holiday_from";
  ALTER TABLE "sellers" DROP COLUMN "holiday_to";
  ALTER TABLE "sellers" DROP COLUMN "code";
  ALTER TABLE "comments" DROP COLUMN "answer_locale";
  ALTER TABLE "product_views" DROP COLUMN "words";
  ALTER TABLE "settings" DROP COLUMN "payout_minimum";
  DROP TYPE "public"."enum_checkouts_dispute";
  DROP TYPE "public"."enum_payouts_requested_by";
  DROP TYPE "public"."enum_payouts_arrived_currency";
  DROP TYPE "public"."enum_sellers_payout_requests";
  DROP TYPE "public"."enum_comments_answer_locale";`)
}
