import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What one sold unit holds, and how many boxes stand on a pallet (rule C54). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_products_content_unit" AS ENUM('m2', 'm', 'piece', 'litre');
    CREATE TYPE "public"."enum_product_changes_content_unit" AS ENUM('m2', 'm', 'piece', 'litre');
    ALTER TABLE "products" ADD COLUMN "content" numeric;
    ALTER TABLE "products" ADD COLUMN "content_unit" "enum_products_content_unit";
    ALTER TABLE "products" ADD COLUMN "boxes_per_pallet" numeric;
    ALTER TABLE "product_changes" ADD COLUMN "content" numeric;
    ALTER TABLE "product_changes" ADD COLUMN "content_unit" "enum_product_changes_content_unit";
    ALTER TABLE "product_changes" ADD COLUMN "boxes_per_pallet" numeric;
    ALTER TABLE "products" ADD CONSTRAINT "products_content_is_measured" CHECK ((content is null) = (content_unit is null) and (content is null or content > 0));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "products" DROP CONSTRAINT "products_content_is_measured";
    ALTER TABLE "products" DROP COLUMN "content";
    ALTER TABLE "products" DROP COLUMN "content_unit";
    ALTER TABLE "products" DROP COLUMN "boxes_per_pallet";
    ALTER TABLE "product_changes" DROP COLUMN "content";
    ALTER TABLE "product_changes" DROP COLUMN "content_unit";
    ALTER TABLE "product_changes" DROP COLUMN "boxes_per_pallet";
    DROP TYPE "public"."enum_products_content_unit";
    DROP TYPE "public"."enum_product_changes_content_unit";
  `)
}
