import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The room that editors recommend on the home page, with its goods (rule C74). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "home_room_goods" (
      "_order" integer NOT NULL,
      "_parent_id" uuid NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "product_id" uuid,
      "quantity" numeric
    );
    ALTER TABLE "home" ADD COLUMN "room_category_id" uuid;
    ALTER TABLE "home_locales" ADD COLUMN "room_title" varchar;
    ALTER TABLE "home_room_goods" ADD CONSTRAINT "home_room_goods_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "home_room_goods" ADD CONSTRAINT "home_room_goods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "home_room_goods_order_idx" ON "home_room_goods" USING btree ("_order");
    CREATE INDEX "home_room_goods_parent_id_idx" ON "home_room_goods" USING btree ("_parent_id");
    CREATE INDEX "home_room_goods_product_idx" ON "home_room_goods" USING btree ("product_id");
    ALTER TABLE "home" ADD CONSTRAINT "home_room_category_id_categories_id_fk" FOREIGN KEY ("room_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "home_room_room_category_idx" ON "home" USING btree ("room_category_id")`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "home_room_goods";
    ALTER TABLE "home" DROP CONSTRAINT "home_room_category_id_categories_id_fk";
    DROP INDEX "home_room_room_category_idx";
    ALTER TABLE "home" DROP COLUMN "room_category_id";
    ALTER TABLE "home_locales" DROP COLUMN "room_title"`)
}
