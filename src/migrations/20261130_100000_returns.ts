import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Goods of delivered orders that go back, and the days in which a seller takes them back (rules M83 to M91). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_returns_status" AS ENUM('requested', 'sent', 'received', 'escalated', 'accepted', 'refunded', 'declined', 'withdrawn', 'expired');
    CREATE TYPE "public"."enum_returns_reason" AS ENUM('damaged', 'faulty', 'wrong', 'not_as_described', 'missing', 'mind');
    CREATE TYPE "public"."enum_returns_freight" AS ENUM('seller', 'buyer');
    CREATE TYPE "public"."enum_returns_carrier" AS ENUM('canada_post', 'purolator', 'ups', 'dhl', 'fedex', 'cj', 'other');
    CREATE TYPE "public"."enum_returns_complaint_by" AS ENUM('buyer', 'seller', 'system');
    ALTER TYPE "public"."enum_documents_kind" ADD VALUE 'return';
    CREATE TABLE "returns_items" (
      "_order" integer NOT NULL,
      "_parent_id" uuid NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "item" varchar NOT NULL,
      "product_id" uuid NOT NULL,
      "product_name" varchar NOT NULL,
      "quantity" numeric NOT NULL,
      "unit_price" numeric DEFAULT 0 NOT NULL,
      CONSTRAINT "returns_items_whole_quantity" CHECK (quantity = trunc(quantity) and quantity > '-infinity' and quantity < 'infinity' and quantity >= 1 and quantity <= 999999),
      CONSTRAINT "returns_items_whole_price" CHECK (unit_price = trunc(unit_price) and unit_price > '-infinity' and unit_price < 'infinity' and unit_price >= 0)
    );
    CREATE TABLE "returns" (
      "id" uuid PRIMARY KEY NOT NULL,
      "number" varchar NOT NULL,
      "order_id" uuid NOT NULL,
      "buyer_id" uuid NOT NULL,
      "seller_id" uuid NOT NULL,
      "status" "enum_returns_status" DEFAULT 'requested' NOT NULL,
      "version" numeric DEFAULT 1 NOT NULL,
      "reason" "enum_returns_reason" NOT NULL,
      "note" varchar,
      "value" numeric DEFAULT 0 NOT NULL,
      "refunded" numeric DEFAULT 0 NOT NULL,
      "address" varchar,
      "freight" "enum_returns_freight",
      "seller_note" varchar,
      "carrier" "enum_returns_carrier",
      "tracking_number" varchar,
      "refusal" varchar,
      "complaint" varchar,
      "complaint_by" "enum_returns_complaint_by",
      "decision" varchar,
      "due_at" timestamp(3) with time zone,
      "remind_at" timestamp(3) with time zone,
      "accepted_at" timestamp(3) with time zone,
      "sent_at" timestamp(3) with time zone,
      "received_at" timestamp(3) with time zone,
      "refunded_at" timestamp(3) with time zone,
      "escalated_at" timestamp(3) with time zone,
      "decided_at" timestamp(3) with time zone,
      "ended_at" timestamp(3) with time zone,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      CONSTRAINT "returns_whole_version" CHECK (version = trunc(version) and version > '-infinity' and version < 'infinity' and version >= 1),
      CONSTRAINT "returns_whole_sums" CHECK (value = trunc(value) and value > '-infinity' and value < 'infinity' and refunded = trunc(refunded) and refunded > '-infinity' and refunded < 'infinity' and value >= 0 and refunded >= 0),
      CONSTRAINT "returns_accepted_has_terms" CHECK (status not in ('accepted', 'sent') or (accepted_at is not null and freight is not null)),
      CONSTRAINT "returns_escalated_is_dated" CHECK (status <> 'escalated' or escalated_at is not null),
      CONSTRAINT "returns_refunded_is_dated" CHECK (status <> 'refunded' or (refunded_at is not null and refunded > 0))
    );
    ALTER TABLE "documents" ADD COLUMN "return_id" uuid;
    ALTER TABLE "sellers" ADD COLUMN "return_days" numeric;
    ALTER TABLE "returns_items" ADD CONSTRAINT "returns_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "returns_items" ADD CONSTRAINT "returns_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "returns" ADD CONSTRAINT "returns_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "returns" ADD CONSTRAINT "returns_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "returns_items_order_idx" ON "returns_items" USING btree ("_order");
    CREATE INDEX "returns_items_parent_id_idx" ON "returns_items" USING btree ("_parent_id");
    CREATE INDEX "returns_items_product_idx" ON "returns_items" USING btree ("product_id");
    CREATE UNIQUE INDEX "returns_number_idx" ON "returns" USING btree ("number");
    CREATE INDEX "returns_order_idx" ON "returns" USING btree ("order_id");
    CREATE INDEX "returns_buyer_idx" ON "returns" USING btree ("buyer_id");
    CREATE INDEX "returns_seller_idx" ON "returns" USING btree ("seller_id");
    CREATE INDEX "returns_status_idx" ON "returns" USING btree ("status");
    CREATE INDEX "returns_due_at_idx" ON "returns" USING btree ("due_at");
    CREATE INDEX "returns_remind_at_idx" ON "returns" USING btree ("remind_at");
    CREATE INDEX "returns_updated_at_idx" ON "returns" USING btree ("updated_at");
    CREATE INDEX "returns_created_at_idx" ON "returns" USING btree ("created_at");
    CREATE INDEX "seller_status_2_idx" ON "returns" USING btree ("seller_id","status");
    CREATE INDEX "buyer_createdAt_2_idx" ON "returns" USING btree ("buyer_id","created_at");
    ALTER TABLE "documents" ADD CONSTRAINT "documents_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "documents_return_idx" ON "documents" USING btree ("return_id");
    ALTER TABLE "sellers" ADD CONSTRAINT "sellers_whole_return_days" CHECK (return_days is null or (return_days = trunc(return_days) and return_days > '-infinity' and return_days < 'infinity' and return_days between 0 and 365));
    create sequence return_numbers start 11001 owned by returns.number;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "documents" WHERE "kind" = 'return';
    ALTER TABLE "documents" DROP COLUMN "return_id";
    ALTER TABLE "documents" ALTER COLUMN "kind" SET DATA TYPE text;
    DROP TYPE "public"."enum_documents_kind";
    CREATE TYPE "public"."enum_documents_kind" AS ENUM('business', 'invoice', 'packing_list', 'waybill', 'statement', 'exemption', 'message');
    ALTER TABLE "documents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_documents_kind" USING "kind"::"public"."enum_documents_kind";
    DROP TABLE "returns_items";
    DROP TABLE "returns";
    ALTER TABLE "sellers" DROP COLUMN "return_days";
    DROP TYPE "public"."enum_returns_status";
    DROP TYPE "public"."enum_returns_reason";
    DROP TYPE "public"."enum_returns_freight";
    DROP TYPE "public"."enum_returns_carrier";
    DROP TYPE "public"."enum_returns_complaint_by";
  `)
}
