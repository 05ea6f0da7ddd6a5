import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "shipping_service" varchar;
  ALTER TABLE "sellers_shipping_rules" ADD COLUMN "service" varchar;
  CREATE INDEX "checkouts_left_open_idx" ON "checkouts" USING btree ("updated_at") WHERE provider = 'stripe' and status in ('cancelled', 'expired') and payment_request is not null and (payment_url is not null or provider_session is null);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "checkouts_left_open_idx";
  ALTER TABLE "orders" DROP COLUMN "shipping_service";
  ALTER TABLE "sellers_shipping_rules" DROP COLUMN "service";`)
}
