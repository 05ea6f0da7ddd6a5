import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Terms of payment of companies, and what is ordered and owed on them (rules M119 to M126). What was there is paid, or owes nothing. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "public"."enum_checkouts_status" ADD VALUE IF NOT EXISTS 'on_terms' BEFORE 'paid';
    ALTER TYPE "public"."enum_refunds_status" ADD VALUE IF NOT EXISTS 'credited';
    ALTER TYPE "public"."enum_ledger_entries_kind" ADD VALUE IF NOT EXISTS 'payment';
    ALTER TYPE "public"."enum_ledger_entries_account" ADD VALUE IF NOT EXISTS 'receivable';
    ALTER TABLE "companies" ADD COLUMN "net_days" numeric;
    ALTER TABLE "companies" ADD COLUMN "credit_limit" numeric;
    ALTER TABLE "companies" ADD COLUMN "settles_unpaid" boolean DEFAULT false NOT NULL;
    ALTER TABLE "checkouts" ADD COLUMN "net_days" numeric;
    ALTER TABLE "checkouts" ADD COLUMN "due_on" varchar;
    ALTER TABLE "checkouts" ADD COLUMN "owed" numeric DEFAULT 0 NOT NULL;
    ALTER TABLE "checkouts" ADD COLUMN "remind_on" varchar;
    ALTER TABLE "checkouts" ADD COLUMN "settles_unpaid" boolean DEFAULT false NOT NULL;
    CREATE INDEX "checkouts_owed_idx" ON "checkouts" USING btree ("company_id", "due_on") WHERE owed > 0;
    CREATE INDEX "checkouts_remind_idx" ON "checkouts" USING btree ("remind_on") WHERE owed > 0;
    ALTER TABLE "companies" ADD CONSTRAINT "companies_whole_terms" CHECK ((net_days is null) = (credit_limit is null) and (net_days is null or (net_days in (15, 30) and credit_limit = trunc(credit_limit) and credit_limit between 1 and 9999999999)));
    ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_on_terms_of_company" CHECK (net_days is null or (net_days in (15, 30) and company_id is not null));
    ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_owed_until_paid" CHECK (owed = trunc(owed) and owed > '-infinity' and owed < 'infinity' and owed >= 0 and (owed = 0 or (due_on is not null and captured = 0)) and (due_on is null or net_days is not null));`)
}

/** The words of the types stay: nothing has them. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_owed_until_paid";
    ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_on_terms_of_company";
    ALTER TABLE "companies" DROP CONSTRAINT "companies_whole_terms";
    DROP INDEX "checkouts_remind_idx";
    DROP INDEX "checkouts_owed_idx";
    ALTER TABLE "checkouts" DROP COLUMN "settles_unpaid";
    ALTER TABLE "checkouts" DROP COLUMN "remind_on";
    ALTER TABLE "checkouts" DROP COLUMN "owed";
    ALTER TABLE "checkouts" DROP COLUMN "due_on";
    ALTER TABLE "checkouts" DROP COLUMN "net_days";
    ALTER TABLE "companies" DROP COLUMN "settles_unpaid";
    ALTER TABLE "companies" DROP COLUMN "credit_limit";
    ALTER TABLE "companies" DROP COLUMN "net_days";`)
}
