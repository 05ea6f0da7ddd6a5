import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_items_local_name_language" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_orders_arrival_kind" AS ENUM('soon', 'range');
  ALTER TABLE "orders_items" ADD COLUMN "local_name" varchar;
  ALTER TABLE "orders_items" ADD COLUMN "local_name_language" "enum_orders_items_local_name_language";
  ALTER TABLE "orders" ADD COLUMN "arrival_kind" "enum_orders_arrival_kind";
  ALTER TABLE "orders" ADD COLUMN "arrival_min_days" numeric;
  ALTER TABLE "orders" ADD COLUMN "arrival_max_days" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders_items" DROP COLUMN "local_name";
  ALTER TABLE "orders_items" DROP COLUMN "local_name_language";
  ALTER TABLE "orders" DROP COLUMN "arrival_kind";
  ALTER TABLE "orders" DROP COLUMN "arrival_min_days";
  ALTER TABLE "orders" DROP COLUMN "arrival_max_days";
  DROP TYPE "public"."enum_orders_items_local_name_language";
  DROP TYPE "public"."enum_orders_arrival_kind";`)
}
