import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Samples of products, one for each member, and what their price takes off an order line (rules C76, M111 to M116). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_samples_status" AS ENUM('wanted', 'ordered');
  CREATE TABLE "samples" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"buyer_id" uuid NOT NULL,
  	"product_id" uuid NOT NULL,
  	"status" "enum_samples_status" DEFAULT 'wanted' NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"freight" numeric DEFAULT 0 NOT NULL,
  	"order_id" uuid,
  	"credit_order_id" uuid,
  	"credit" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "samples_whole_prices" CHECK (price = trunc(price) and price > '-infinity' and price < 'infinity' and freight = trunc(freight) and freight > '-infinity' and freight < 'infinity' and credit = trunc(credit) and credit > '-infinity' and credit < 'infinity' and price > 0 and freight >= 0 and credit >= 0),
  	CONSTRAINT "samples_ordered_has_order" CHECK ((status = 'wanted') = (order_id is null)),
  	CONSTRAINT "samples_credited_has_order" CHECK ((credit_order_id is null) = (credit = 0) and (credit = 0 or status <> 'wanted'))
  );
  
  ALTER TABLE "orders_items" DROP CONSTRAINT "orders_items_line_adds_up";
  ALTER TABLE "products" ADD COLUMN "sample_price" numeric;
  ALTER TABLE "products" ADD COLUMN "sample_freight" numeric;
  ALTER TABLE "orders_items" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;
  ALTER TABLE "orders_items" ADD COLUMN "sample_credit" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "samples" ADD CONSTRAINT "samples_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "samples" ADD CONSTRAINT "samples_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "samples" ADD CONSTRAINT "samples_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "samples" ADD CONSTRAINT "samples_credit_order_id_orders_id_fk" FOREIGN KEY ("credit_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "samples_buyer_idx" ON "samples" USING btree ("buyer_id");
  CREATE INDEX "samples_product_idx" ON "samples" USING btree ("product_id");
  CREATE INDEX "samples_order_idx" ON "samples" USING btree ("order_id");
  CREATE INDEX "samples_credit_order_idx" ON "samples" USING btree ("credit_order_id");
  CREATE INDEX "samples_updated_at_idx" ON "samples" USING btree ("updated_at");
  CREATE INDEX "samples_created_at_idx" ON "samples" USING btree ("created_at");
  CREATE UNIQUE INDEX "buyer_product_idx" ON "samples" USING btree ("buyer_id","product_id");
  ALTER TABLE "products" ADD CONSTRAINT "products_whole_sample" CHECK (sample_price = trunc(sample_price) and sample_price > '-infinity' and sample_price < 'infinity' and sample_freight = trunc(sample_freight) and sample_freight > '-infinity' and sample_freight < 'infinity' and (sample_price is null) = (sample_freight is null)
        and (sample_price is null or (sample_price between 1 and 1000000 and sample_freight between 0 and 1000000)));
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_one_sample" CHECK (not is_sample or (quantity = 1 and sample_credit = 0));
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_line_adds_up" CHECK (unit_price = trunc(unit_price) and unit_price > '-infinity' and unit_price < 'infinity' and sample_credit = trunc(sample_credit) and sample_credit > '-infinity' and sample_credit < 'infinity' and unit_price > 0 and sample_credit >= 0
        and total_price = unit_price * quantity - sample_credit and total_price > 0);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "samples" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "samples" CASCADE;
  ALTER TABLE "products" DROP CONSTRAINT "products_whole_sample";
  ALTER TABLE "orders_items" DROP CONSTRAINT "orders_items_one_sample";
  ALTER TABLE "orders_items" DROP CONSTRAINT "orders_items_line_adds_up";
  ALTER TABLE "products" DROP COLUMN "sample_price";
  ALTER TABLE "products" DROP COLUMN "sample_freight";
  ALTER TABLE "orders_items" DROP COLUMN "is_sample";
  ALTER TABLE "orders_items" DROP COLUMN "sample_credit";
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_line_adds_up" CHECK (unit_price = trunc(unit_price) and unit_price > '-infinity' and unit_price < 'infinity' and total_price = unit_price * quantity and unit_price > 0);
  DROP TYPE "public"."enum_samples_status";`)
}
