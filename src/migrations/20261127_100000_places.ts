import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { splitPlaces } from './places/split-places'

/** A country of shipping, chosen, beside the place in it (rule N21). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_shipping_country" AS ENUM('KR', 'CA', 'US', 'CN', 'JP', 'TW', 'VN', 'TH', 'ID', 'MY', 'IN', 'TR', 'IT', 'ES', 'PT', 'DE', 'FR', 'PL', 'GB', 'SE', 'DK', 'NL', 'BR', 'MX');
  CREATE TYPE "public"."enum_orders_items_shipping_country" AS ENUM('KR', 'CA', 'US', 'CN', 'JP', 'TW', 'VN', 'TH', 'ID', 'MY', 'IN', 'TR', 'IT', 'ES', 'PT', 'DE', 'FR', 'PL', 'GB', 'SE', 'DK', 'NL', 'BR', 'MX');
  CREATE TYPE "public"."enum_sellers_shipping_country" AS ENUM('KR', 'CA', 'US', 'CN', 'JP', 'TW', 'VN', 'TH', 'ID', 'MY', 'IN', 'TR', 'IT', 'ES', 'PT', 'DE', 'FR', 'PL', 'GB', 'SE', 'DK', 'NL', 'BR', 'MX');
  ALTER TABLE "products" ALTER COLUMN "shipping_from" SET DEFAULT 'Seoul';
  ALTER TABLE "sellers" ALTER COLUMN "shipping_from" SET DEFAULT 'Seoul';
  ALTER TABLE "products" ADD COLUMN "shipping_country" "enum_products_shipping_country" DEFAULT 'KR' NOT NULL;
  ALTER TABLE "orders_items" ADD COLUMN "shipping_country" "enum_orders_items_shipping_country";
  ALTER TABLE "orders_items" ADD COLUMN "shipping_from" varchar;
  ALTER TABLE "sellers" ADD COLUMN "shipping_country" "enum_sellers_shipping_country" DEFAULT 'KR' NOT NULL;`)
  await db.execute(splitPlaces)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ALTER COLUMN "shipping_from" SET DEFAULT 'Seoul, South Korea';
  ALTER TABLE "sellers" ALTER COLUMN "shipping_from" SET DEFAULT 'Seoul, South Korea';
  ALTER TABLE "products" DROP COLUMN "shipping_country";
  ALTER TABLE "orders_items" DROP COLUMN "shipping_country";
  ALTER TABLE "orders_items" DROP COLUMN "shipping_from";
  ALTER TABLE "sellers" DROP COLUMN "shipping_country";
  DROP TYPE "public"."enum_products_shipping_country";
  DROP TYPE "public"."enum_orders_items_shipping_country";
  DROP TYPE "public"."enum_sellers_shipping_country";`)
}
