import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The unit in which each line of an order was sold; lines of before keep none (rule M53). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_orders_items_sold_by" AS ENUM('piece', 'set', 'box', 'slab');
    CREATE TYPE "public"."enum_orders_items_content_unit" AS ENUM('m2', 'm', 'piece', 'litre');
    ALTER TABLE "orders_items" ADD COLUMN "sold_by" "enum_orders_items_sold_by";
    ALTER TABLE "orders_items" ADD COLUMN "content" numeric;
    ALTER TABLE "orders_items" ADD COLUMN "content_unit" "enum_orders_items_content_unit";
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "orders_items" DROP COLUMN "sold_by";
    ALTER TABLE "orders_items" DROP COLUMN "content";
    ALTER TABLE "orders_items" DROP COLUMN "content_unit";
    DROP TYPE "public"."enum_orders_items_sold_by";
    DROP TYPE "public"."enum_orders_items_content_unit";
  `)
}
