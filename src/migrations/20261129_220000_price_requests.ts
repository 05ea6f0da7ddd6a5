import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Price requests with what is offered for them; orders and messages name them (rules M73, M77, T31). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_price_requests_questions" AS ENUM('csa', 'documents', 'warranty', 'colours', 'parts', 'unloading');
    CREATE TYPE "public"."enum_price_requests_status" AS ENUM('requested', 'offered', 'accepted', 'ordered', 'declined', 'withdrawn', 'expired');
    CREATE TABLE "price_requests_items" (
      "_order" integer NOT NULL,
      "_parent_id" uuid NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "product_id" uuid NOT NULL,
      "product_name" varchar NOT NULL,
      "quantity" numeric NOT NULL,
      "target_price" numeric,
      "unit_price" numeric,
      CONSTRAINT "price_requests_items_whole_quantity" CHECK (quantity = trunc(quantity) and quantity > '-infinity' and quantity < 'infinity' and quantity >= 1 and quantity <= 999999),
      CONSTRAINT "price_requests_items_whole_prices" CHECK ((unit_price is null or (unit_price = trunc(unit_price) and unit_price between 1 and 99999999)) and (target_price is null or (target_price = trunc(target_price) and target_price between 1 and 99999999)))
    );
    CREATE TABLE "price_requests_questions" (
      "order" integer NOT NULL,
      "parent_id" uuid NOT NULL,
      "value" "enum_price_requests_questions",
      "id" uuid PRIMARY KEY NOT NULL
    );
    CREATE TABLE "price_requests" (
      "id" uuid PRIMARY KEY NOT NULL,
      "number" varchar NOT NULL,
      "buyer_id" uuid NOT NULL,
      "seller_id" uuid NOT NULL,
      "status" "enum_price_requests_status" DEFAULT 'requested' NOT NULL,
      "version" numeric DEFAULT 1 NOT NULL,
      "needed_by" varchar,
      "postal_code" varchar,
      "note" varchar,
      "freight" numeric,
      "min_days" numeric,
      "max_days" numeric,
      "offer_note" varchar,
      "reason" varchar,
      "reserves_stock" boolean DEFAULT false NOT NULL,
      "offered_at" timestamp(3) with time zone,
      "accepted_at" timestamp(3) with time zone,
      "expires_at" timestamp(3) with time zone NOT NULL,
      "checkout_id" uuid,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      CONSTRAINT "price_requests_whole_version" CHECK (version = trunc(version) and version > '-infinity' and version < 'infinity' and version >= 1),
      CONSTRAINT "price_requests_whole_offer" CHECK ((freight is null) = (offered_at is null) and (freight is null or (freight = trunc(freight) and freight >= 0 and freight <= 99999999 and coalesce(min_days >= 1 and max_days >= min_days and max_days <= 365, false)))),
      CONSTRAINT "price_requests_offered_before_accepted" CHECK (status not in ('offered', 'accepted', 'ordered') or offered_at is not null),
      CONSTRAINT "price_requests_ordered_has_checkout" CHECK (status <> 'ordered' or checkout_id is not null)
    );
    ALTER TABLE "orders" ADD COLUMN "offer_number" varchar;
    ALTER TABLE "reservations" ALTER COLUMN "checkout_id" DROP NOT NULL;
    ALTER TABLE "reservations" ALTER COLUMN "order_id" DROP NOT NULL;
    ALTER TABLE "reservations" ADD COLUMN "price_request_id" uuid;
    ALTER TABLE "reservations" ADD CONSTRAINT "reservations_of_order_or_offer" CHECK ((order_id is null) = (checkout_id is null) and (order_id is null) <> (price_request_id is null));
    ALTER TABLE "messages" ADD COLUMN "price_request_id" uuid;
    ALTER TABLE "messages" ADD COLUMN "price_move" varchar;
    ALTER TABLE "price_requests_items" ADD CONSTRAINT "price_requests_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "price_requests_items" ADD CONSTRAINT "price_requests_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_requests"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "price_requests_questions" ADD CONSTRAINT "price_requests_questions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_requests"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "price_requests" ADD CONSTRAINT "price_requests_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "price_requests" ADD CONSTRAINT "price_requests_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "price_requests" ADD CONSTRAINT "price_requests_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "price_requests_items_order_idx" ON "price_requests_items" USING btree ("_order");
    CREATE INDEX "price_requests_items_parent_id_idx" ON "price_requests_items" USING btree ("_parent_id");
    CREATE INDEX "price_requests_items_product_idx" ON "price_requests_items" USING btree ("product_id");
    CREATE INDEX "price_requests_questions_order_idx" ON "price_requests_questions" USING btree ("order");
    CREATE INDEX "price_requests_questions_parent_idx" ON "price_requests_questions" USING btree ("parent_id");
    CREATE UNIQUE INDEX "price_requests_number_idx" ON "price_requests" USING btree ("number");
    CREATE INDEX "price_requests_buyer_idx" ON "price_requests" USING btree ("buyer_id");
    CREATE INDEX "price_requests_seller_idx" ON "price_requests" USING btree ("seller_id");
    CREATE INDEX "price_requests_status_idx" ON "price_requests" USING btree ("status");
    CREATE INDEX "price_requests_expires_at_idx" ON "price_requests" USING btree ("expires_at");
    CREATE INDEX "price_requests_checkout_idx" ON "price_requests" USING btree ("checkout_id");
    CREATE INDEX "price_requests_updated_at_idx" ON "price_requests" USING btree ("updated_at");
    CREATE INDEX "price_requests_created_at_idx" ON "price_requests" USING btree ("created_at");
    CREATE INDEX "seller_status_1_idx" ON "price_requests" USING btree ("seller_id","status");
    CREATE INDEX "buyer_createdAt_1_idx" ON "price_requests" USING btree ("buyer_id","created_at");
    ALTER TABLE "messages" ADD CONSTRAINT "messages_price_request_id_price_requests_id_fk" FOREIGN KEY ("price_request_id") REFERENCES "public"."price_requests"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "reservations" ADD CONSTRAINT "reservations_price_request_id_price_requests_id_fk" FOREIGN KEY ("price_request_id") REFERENCES "public"."price_requests"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "reservations_price_request_idx" ON "reservations" USING btree ("price_request_id");
    CREATE INDEX "messages_price_request_idx" ON "messages" USING btree ("price_request_id");
    create sequence price_request_numbers start 11001 owned by price_requests.number;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "messages" DROP COLUMN "price_request_id";
    ALTER TABLE "messages" DROP COLUMN "price_move";
    ALTER TABLE "orders" DROP COLUMN "offer_number";
    DELETE FROM "reservations" WHERE "price_request_id" IS NOT NULL AND "status" <> 'open';
    ALTER TABLE "reservations" DROP CONSTRAINT "reservations_of_order_or_offer";
    ALTER TABLE "reservations" DROP COLUMN "price_request_id";
    ALTER TABLE "reservations" ALTER COLUMN "order_id" SET NOT NULL;
    ALTER TABLE "reservations" ALTER COLUMN "checkout_id" SET NOT NULL;
    DROP TABLE "price_requests_items";
    DROP TABLE "price_requests_questions";
    DROP TABLE "price_requests";
    DROP TYPE "public"."enum_price_requests_questions";
    DROP TYPE "public"."enum_price_requests_status";
  `)
}
