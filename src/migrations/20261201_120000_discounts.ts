import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Discounts, what they took off orders, price cuts and the history of prices (rules M127 to M135, D25). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_discount_paid_by" AS ENUM('seller', 'house');
  CREATE TYPE "public"."enum_discounts_paid_by" AS ENUM('seller', 'house');
  CREATE TYPE "public"."enum_discounts_kind" AS ENUM('percent', 'amount');
  CREATE TYPE "public"."enum_discounts_scope" AS ENUM('all', 'category', 'products');
  ALTER TYPE "public"."enum_ledger_entries_kind" ADD VALUE 'discount' BEFORE 'commission';
  ALTER TYPE "public"."enum_ledger_entries_account" ADD VALUE 'discounts';
  CREATE TABLE "discounts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"seller_id" uuid,
  	"paid_by" "enum_discounts_paid_by" DEFAULT 'seller' NOT NULL,
  	"kind" "enum_discounts_kind" DEFAULT 'percent' NOT NULL,
  	"percent" numeric,
  	"amount" numeric,
  	"scope" "enum_discounts_scope" DEFAULT 'all' NOT NULL,
  	"category_id" uuid,
  	"from" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"uses" numeric,
  	"uses_per_buyer" numeric,
  	"minimum" numeric,
  	"used" numeric DEFAULT 0 NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"started_at" timestamp(3) with time zone,
  	"closed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "discounts_percent_or_amount" CHECK ((kind = 'percent' and percent = trunc(percent) and percent between 1 and 90 and amount is null) or (kind = 'amount' and amount = trunc(amount) and amount between 1 and 99999999 and percent is null)),
  	CONSTRAINT "discounts_house_pays_for_codes" CHECK (code is not null or (kind = 'percent' and paid_by = 'seller')),
  	CONSTRAINT "discounts_seller_is_named" CHECK (seller_id is not null or paid_by = 'house'),
  	CONSTRAINT "discounts_whole_uses" CHECK ((uses is null or (uses = trunc(uses) and uses between 1 and 1000000)) and (uses_per_buyer is null or (uses_per_buyer = trunc(uses_per_buyer) and uses_per_buyer between 1 and 1000000)) and used = trunc(used) and used > '-infinity' and used < 'infinity' and used >= 0),
  	CONSTRAINT "discounts_whole_minimum" CHECK (minimum is null or (minimum = trunc(minimum) and minimum between 1 and 99999999)),
  	CONSTRAINT "discounts_in_order" CHECK ("from" < until)
  );
  
  CREATE TABLE "discounts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "cart_codes" (
  	"user_id" uuid PRIMARY KEY NOT NULL,
  	"discount_id" uuid NOT NULL
  );
  
  CREATE TABLE "product_prices" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"product_id" uuid NOT NULL,
  	"is_live" boolean NOT NULL,
  	"prices" text NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders_items" DROP CONSTRAINT "orders_items_line_adds_up";
  DROP INDEX "seller_createdAt_idx";
  DROP INDEX "seller_createdAt_1_idx";
  ALTER TABLE "products_moq_prices" ADD COLUMN "regular_price" numeric;
  ALTER TABLE "products" ADD COLUMN "discount_id" uuid;
  ALTER TABLE "products" ADD COLUMN "price_former" numeric;
  ALTER TABLE "orders_items" ADD COLUMN "discounted" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "discounted" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "discount_code" varchar;
  ALTER TABLE "orders" ADD COLUMN "discount_paid_by" "enum_orders_discount_paid_by";
  ALTER TABLE "checkouts" ADD COLUMN "discount_id" uuid;
  ALTER TABLE "checkouts" ADD COLUMN "discounted" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "returns_items" ADD COLUMN "discounted" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "discounts" ADD CONSTRAINT "discounts_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "discounts" ADD CONSTRAINT "discounts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "discounts_rels" ADD CONSTRAINT "discounts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."discounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "discounts_rels" ADD CONSTRAINT "discounts_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "discounts_code_idx" ON "discounts" USING btree ("code");
  CREATE INDEX "discounts_seller_idx" ON "discounts" USING btree ("seller_id");
  CREATE INDEX "discounts_category_idx" ON "discounts" USING btree ("category_id");
  CREATE INDEX "discounts_until_idx" ON "discounts" USING btree ("until");
  CREATE INDEX "discounts_updated_at_idx" ON "discounts" USING btree ("updated_at");
  CREATE INDEX "discounts_created_at_idx" ON "discounts" USING btree ("created_at");
  CREATE INDEX "seller_createdAt_idx" ON "discounts" USING btree ("seller_id","created_at");
  CREATE INDEX "discounts_rels_order_idx" ON "discounts_rels" USING btree ("order");
  CREATE INDEX "discounts_rels_parent_idx" ON "discounts_rels" USING btree ("parent_id");
  CREATE INDEX "discounts_rels_path_idx" ON "discounts_rels" USING btree ("path");
  CREATE INDEX "discounts_rels_products_id_idx" ON "discounts_rels" USING btree ("products_id");
  CREATE INDEX "product_prices_product_idx" ON "product_prices" USING btree ("product_id","id");
  ALTER TABLE "products" ADD CONSTRAINT "products_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_discount_idx" ON "products" USING btree ("discount_id");
  CREATE INDEX "checkouts_discount_idx" ON "checkouts" USING btree ("discount_id");
  CREATE INDEX "seller_createdAt_1_idx" ON "payouts" USING btree ("seller_id","created_at");
  CREATE INDEX "seller_createdAt_2_idx" ON "product_imports" USING btree ("seller_id","created_at");
  ALTER TABLE "products_moq_prices" ADD CONSTRAINT "products_moq_prices_cut_is_lower" CHECK (regular_price is null or (regular_price = trunc(regular_price) and regular_price > '-infinity' and regular_price < 'infinity' and regular_price >= unit_price));
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_discount_within_line" CHECK (discounted = trunc(discounted) and discounted > '-infinity' and discounted < 'infinity' and discounted >= 0 and total_price >= 0);
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_line_adds_up" CHECK (unit_price = trunc(unit_price) and unit_price > '-infinity' and unit_price < 'infinity' and sample_credit = trunc(sample_credit) and sample_credit > '-infinity' and sample_credit < 'infinity' and unit_price > 0 and sample_credit >= 0
        and total_price = unit_price * quantity - discounted - sample_credit and total_price >= 0);
  ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_is_named" CHECK (discounted = trunc(discounted) and discounted > '-infinity' and discounted < 'infinity' and discounted >= 0 and (discounted = 0) = (discount_code is null) and (discounted = 0) = (discount_paid_by is null));
  ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_discount_is_named" CHECK (discounted = trunc(discounted) and discounted > '-infinity' and discounted < 'infinity' and discounted >= 0 and (discounted = 0) = (discount_id is null));
  ALTER TABLE "returns_items" ADD CONSTRAINT "returns_items_discount_within_line" CHECK (discounted = trunc(discounted) and discounted > '-infinity' and discounted < 'infinity' and discounted between 0 and unit_price * quantity);

    create trigger append_only before update or delete on product_prices for each row execute function refuse_change();
    create trigger never_emptied before truncate on product_prices for each statement execute function refuse_change();

    -- What is asked is known at the commit: Payload deletes and inserts all prices of a product that is saved.
    create function note_prices() returns trigger language plpgsql as $$
    declare
      now_live boolean;
      now_asked text;
      last_live boolean;
      last_asked text;
    begin
      select p.is_live, (select json_agg(json_build_array(m.min_qty, m.unit_price) order by m._order)::text
        from products_moq_prices m where m._parent_id = p.id) into now_live, now_asked from products p where p.id = new.id;
      if now_asked is null then return null; end if;
      select h.is_live, h.prices into last_live, last_asked from product_prices h where h.product_id = new.id order by h.id desc limit 1;
      if not now_live and last_live is not true then return null; end if;
      if (now_live, now_asked) is distinct from (last_live, last_asked) then
        insert into product_prices (product_id, is_live, prices, at)
        values (new.id, now_live, now_asked, case when tg_op = 'INSERT' then new.created_at else now() end);
      end if;
      return null;
    end $$;
    create constraint trigger note_prices after insert or update of is_live, price_from, price_best, updated_at on products
      deferrable initially deferred for each row execute function note_prices();

    -- Since when a product that is on sale has had its prices was not kept: the thirty days begin now.
    insert into product_prices (product_id, is_live, prices)
    select p.id, true, json_agg(json_build_array(m.min_qty, m.unit_price) order by m._order)::text
    from products p join products_moq_prices m on m._parent_id = p.id where p.is_live group by p.id;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger note_prices on products;
    drop function note_prices();
  DROP TABLE "discounts" CASCADE;
  DROP TABLE "discounts_rels" CASCADE;
  DROP TABLE "cart_codes" CASCADE;
  DROP TABLE "product_prices" CASCADE;
  ALTER TABLE "products_moq_prices" DROP CONSTRAINT "products_moq_prices_cut_is_lower";
  ALTER TABLE "orders_items" DROP CONSTRAINT "orders_items_discount_within_line";
  ALTER TABLE "orders_items" DROP CONSTRAINT "orders_items_line_adds_up";
  ALTER TABLE "orders" DROP CONSTRAINT "orders_discount_is_named";
  ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_discount_is_named";
  ALTER TABLE "returns_items" DROP CONSTRAINT "returns_items_discount_within_line";
  
  
  ALTER TABLE "ledger_entries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_ledger_entries_kind";
  CREATE TYPE "public"."enum_ledger_entries_kind" AS ENUM('sale', 'commission', 'commission_tax', 'tax', 'shipping', 'refund', 'adjustment', 'payout', 'payment');
  ALTER TABLE "ledger_entries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_ledger_entries_kind" USING "kind"::"public"."enum_ledger_entries_kind";
  ALTER TABLE "ledger_entries" ALTER COLUMN "account" SET DATA TYPE text;
  DROP TYPE "public"."enum_ledger_entries_account";
  CREATE TYPE "public"."enum_ledger_entries_account" AS ENUM('cash', 'seller', 'platform', 'tax', 'receivable');
  ALTER TABLE "ledger_entries" ALTER COLUMN "account" SET DATA TYPE "public"."enum_ledger_entries_account" USING "account"::"public"."enum_ledger_entries_account";
  DROP INDEX "products_discount_idx";
  DROP INDEX "checkouts_discount_idx";
  DROP INDEX "seller_createdAt_1_idx";
  DROP INDEX "seller_createdAt_2_idx";
  CREATE INDEX "seller_createdAt_idx" ON "payouts" USING btree ("seller_id","created_at");
  CREATE INDEX "seller_createdAt_1_idx" ON "product_imports" USING btree ("seller_id","created_at");
  ALTER TABLE "products_moq_prices" DROP COLUMN "regular_price";
  ALTER TABLE "products" DROP COLUMN "discount_id";
  ALTER TABLE "products" DROP COLUMN "price_former";
  ALTER TABLE "orders_items" DROP COLUMN "discounted";
  ALTER TABLE "orders" DROP COLUMN "discounted";
  ALTER TABLE "orders" DROP COLUMN "discount_code";
  ALTER TABLE "orders" DROP COLUMN "discount_paid_by";
  ALTER TABLE "checkouts" DROP COLUMN "discount_id";
  ALTER TABLE "checkouts" DROP COLUMN "discounted";
  ALTER TABLE "returns_items" DROP COLUMN "discounted";
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_line_adds_up" CHECK (unit_price = trunc(unit_price) and unit_price > '-infinity' and unit_price < 'infinity' and sample_credit = trunc(sample_credit) and sample_credit > '-infinity' and sample_credit < 'infinity' and unit_price > 0 and sample_credit >= 0
        and total_price = unit_price * quantity - sample_credit and total_price > 0);
  DROP TYPE "public"."enum_orders_discount_paid_by";
  DROP TYPE "public"."enum_discounts_paid_by";
  DROP TYPE "public"."enum_discounts_kind";
  DROP TYPE "public"."enum_discounts_scope";`)
}
