import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_importer" AS ENUM('seller', 'buyer');
  ALTER TABLE "orders" ADD COLUMN "importer" "enum_orders_importer" DEFAULT 'seller' NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "import_estimate" numeric;
  ALTER TABLE "checkouts" ADD COLUMN "payment_attempt" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "checkouts" ADD COLUMN "payment_request" varchar;
  ALTER TABLE "checkouts" ADD COLUMN "payment_url" varchar;
  ALTER TABLE "refunds" ADD COLUMN "provider_payment" varchar;
  ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_paid_is_captured" CHECK (status not in ('paid', 'refunded') or captured > 0);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_paid_is_captured";
  ALTER TABLE "orders" DROP COLUMN "importer";
  ALTER TABLE "orders" DROP COLUMN "import_estimate";
  ALTER TABLE "checkouts" DROP COLUMN "payment_attempt";
  ALTER TABLE "checkouts" DROP COLUMN "payment_request";
  ALTER TABLE "checkouts" DROP COLUMN "payment_url";
  ALTER TABLE "refunds" DROP COLUMN "provider_payment";
  DROP TYPE "public"."enum_orders_importer";`)
}
