import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What Maru charges its sellers, and the tax on it in the ledger (rule D23). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_commission_invoices_kind" AS ENUM('invoice', 'credit_note');
  ALTER TYPE "public"."enum_ledger_entries_kind" ADD VALUE 'commission_tax' BEFORE 'tax';
  CREATE TABLE "commission_invoices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"sequence" numeric NOT NULL,
  	"number" varchar NOT NULL,
  	"kind" "enum_commission_invoices_kind" DEFAULT 'invoice' NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"month" varchar NOT NULL,
  	"amount" numeric DEFAULT 0 NOT NULL,
  	"tax" numeric DEFAULT 0 NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"content" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "commission_invoices_whole_sequence" CHECK (sequence = trunc(sequence) and sequence > '-infinity' and sequence < 'infinity' and sequence >= 1),
  	CONSTRAINT "commission_invoices_whole_amounts" CHECK (amount = trunc(amount) and amount > '-infinity' and amount < 'infinity' and tax = trunc(tax) and tax > '-infinity' and tax < 'infinity' and amount <> 0 and amount * tax >= 0),
  	CONSTRAINT "commission_invoices_credit_is_below_zero" CHECK ((kind = 'credit_note') = (amount < 0))
  );
  ALTER TABLE "commission_invoices" ADD CONSTRAINT "commission_invoices_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "commission_invoices_sequence_idx" ON "commission_invoices" USING btree ("sequence");
  CREATE INDEX "commission_invoices_seller_idx" ON "commission_invoices" USING btree ("seller_id");
  CREATE INDEX "commission_invoices_updated_at_idx" ON "commission_invoices" USING btree ("updated_at");
  CREATE INDEX "commission_invoices_created_at_idx" ON "commission_invoices" USING btree ("created_at");
  CREATE UNIQUE INDEX "seller_month_idx" ON "commission_invoices" USING btree ("seller_id","month");
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON commission_invoices FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER never_emptied BEFORE TRUNCATE ON commission_invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`)
}

/** Refused by the ledger once a tax is booked. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "commission_invoices" CASCADE;
  ALTER TABLE "ledger_entries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_ledger_entries_kind";
  CREATE TYPE "public"."enum_ledger_entries_kind" AS ENUM('sale', 'commission', 'tax', 'shipping', 'refund', 'adjustment', 'payout');
  ALTER TABLE "ledger_entries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_ledger_entries_kind" USING "kind"::"public"."enum_ledger_entries_kind";
  DROP TYPE "public"."enum_commission_invoices_kind";`)
}
