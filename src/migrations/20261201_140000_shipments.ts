import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Parcels of orders, each with its waybill and lines (rule M137), and won per dollar (rule S61). What was shipped before went whole in one
 * parcel; a carrier or the buyer has confirmed what nobody but the seller reported.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_order_shipments_carrier" AS ENUM('dhl', 'fedex', 'cj');
    CREATE TYPE "public"."enum_order_shipments_delivered_by" AS ENUM('system', 'buyer', 'seller', 'admin');
    CREATE TABLE "order_shipments_items" (
      "_order" integer NOT NULL,
      "_parent_id" uuid NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "item" varchar NOT NULL,
      "quantity" numeric NOT NULL,
      CONSTRAINT "order_shipments_items_whole_quantity" CHECK (quantity = trunc(quantity) and quantity > '-infinity' and quantity < 'infinity' and quantity >= 1)
    );
    CREATE TABLE "order_shipments" (
      "id" uuid PRIMARY KEY NOT NULL,
      "order_id" uuid NOT NULL,
      "buyer_id" uuid NOT NULL,
      "seller_id" uuid NOT NULL,
      "parcel" numeric NOT NULL,
      "carrier" "enum_order_shipments_carrier",
      "tracking_number" varchar,
      "freight" varchar,
      "shipped_at" timestamp(3) with time zone NOT NULL,
      "delivered_at" timestamp(3) with time zone,
      "delivered_by" "enum_order_shipments_delivered_by",
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      CONSTRAINT "order_shipments_whole_parcel" CHECK (parcel = trunc(parcel) and parcel > '-infinity' and parcel < 'infinity' and parcel >= 1),
      CONSTRAINT "order_shipments_has_waybill" CHECK ((carrier is null) <> (freight is null) and tracking_number is not null),
      CONSTRAINT "order_shipments_arrived_is_dated" CHECK ((delivered_at is null) = (delivered_by is null))
    );
    ALTER TABLE "orders_items" ADD COLUMN "shipped" numeric DEFAULT 0 NOT NULL;
    ALTER TABLE "orders_items" ADD COLUMN "called_off" numeric DEFAULT 0 NOT NULL;
    ALTER TABLE "orders" ADD COLUMN "first_shipped_at" timestamp(3) with time zone;
    ALTER TABLE "settings" ADD COLUMN "won_per_dollar" numeric;
    ALTER TABLE "settings" ADD COLUMN "won_per_dollar_on" varchar;
    ALTER TABLE "order_shipments_items" ADD CONSTRAINT "order_shipments_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."order_shipments"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;

    UPDATE "orders" SET "first_shipped_at" = "shipped_at"
      WHERE "status" IN ('shipped', 'delivered') AND "shipped_at" IS NOT NULL;
    INSERT INTO "order_shipments" ("id", "order_id", "buyer_id", "seller_id", "parcel", "carrier", "tracking_number", "freight",
        "shipped_at", "delivered_at", "delivered_by", "created_at")
      SELECT gen_random_uuid(), o."id", o."buyer_id", o."seller_id", 1,
        CASE WHEN o."freight" IS NULL THEN o."carrier"::text::"public"."enum_order_shipments_carrier" END,
        o."tracking_number", o."freight", o."shipped_at", o."delivered_at",
        CASE WHEN o."delivered_at" IS NULL THEN NULL
          WHEN o."arrival_confirmed_at" IS NULL AND moved.by = 'seller' THEN 'seller'
          WHEN moved.by IN ('buyer', 'admin') THEN moved.by
          ELSE 'system' END::"public"."enum_order_shipments_delivered_by",
        o."shipped_at"
      FROM "orders" o
      LEFT JOIN LATERAL (SELECT e."actor_kind"::text AS by FROM "order_events" e
        WHERE e."order_id" = o."id" AND e."to" = 'delivered' ORDER BY e."created_at" DESC LIMIT 1) moved ON true
      WHERE o."first_shipped_at" IS NOT NULL AND o."tracking_number" IS NOT NULL
        AND (o."carrier" IS NOT NULL OR o."freight" IS NOT NULL);
    INSERT INTO "order_shipments_items" ("_order", "_parent_id", "id", "item", "quantity")
      SELECT i."_order", s."id", md5(s."id"::text || i."id"), i."id", i."quantity"
      FROM "order_shipments" s JOIN "orders_items" i ON i."_parent_id" = s."order_id";
    UPDATE "orders_items" i SET "shipped" = i."quantity"
      FROM "orders" o WHERE o."id" = i."_parent_id" AND o."first_shipped_at" IS NOT NULL;

    CREATE INDEX "order_shipments_items_order_idx" ON "order_shipments_items" USING btree ("_order");
    CREATE INDEX "order_shipments_items_parent_id_idx" ON "order_shipments_items" USING btree ("_parent_id");
    CREATE INDEX "order_shipments_order_idx" ON "order_shipments" USING btree ("order_id");
    CREATE INDEX "order_shipments_buyer_idx" ON "order_shipments" USING btree ("buyer_id");
    CREATE INDEX "order_shipments_seller_idx" ON "order_shipments" USING btree ("seller_id");
    CREATE INDEX "order_shipments_tracking_number_idx" ON "order_shipments" USING btree ("tracking_number");
    CREATE INDEX "order_shipments_updated_at_idx" ON "order_shipments" USING btree ("updated_at");
    CREATE INDEX "order_shipments_created_at_idx" ON "order_shipments" USING btree ("created_at");
    CREATE UNIQUE INDEX "order_parcel_idx" ON "order_shipments" USING btree ("order_id","parcel");
    CREATE INDEX "seller_shippedAt_idx" ON "order_shipments" USING btree ("seller_id","shipped_at");
    ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_sent_within_ordered" CHECK (shipped = trunc(shipped) and shipped > '-infinity' and shipped < 'infinity' and called_off = trunc(called_off) and called_off > '-infinity' and called_off < 'infinity' and shipped >= 0 and called_off >= 0 and shipped + called_off <= quantity);
    ALTER TABLE "orders" ADD CONSTRAINT "orders_sent_is_not_cancelled" CHECK (status <> 'cancelled' or first_shipped_at is null);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "orders" DROP CONSTRAINT "orders_sent_is_not_cancelled";
    ALTER TABLE "orders_items" DROP CONSTRAINT "orders_items_sent_within_ordered";
    ALTER TABLE "settings" DROP COLUMN "won_per_dollar_on";
    ALTER TABLE "settings" DROP COLUMN "won_per_dollar";
    ALTER TABLE "orders" DROP COLUMN "first_shipped_at";
    ALTER TABLE "orders_items" DROP COLUMN "called_off";
    ALTER TABLE "orders_items" DROP COLUMN "shipped";
    DROP TABLE "order_shipments_items";
    DROP TABLE "order_shipments";
    DROP TYPE "public"."enum_order_shipments_delivered_by";
    DROP TYPE "public"."enum_order_shipments_carrier";
  `)
}
