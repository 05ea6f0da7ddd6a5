import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Filters and columns of lists that staff keep under a name (Payload's query presets). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
    CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
    CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
    CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('products', 'orders', 'refunds', 'payouts', 'sellers', 'comments', 'pages');
    CREATE TABLE "payload_query_presets" (
      "id" uuid PRIMARY KEY NOT NULL,
      "title" varchar NOT NULL,
      "is_shared" boolean DEFAULT false,
      "access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
      "access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
      "access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
      "where" jsonb,
      "columns" jsonb,
      "group_by" varchar,
      "related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
      "is_temp" boolean,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    CREATE TABLE "payload_query_presets_rels" (
      "id" serial PRIMARY KEY NOT NULL,
      "order" integer,
      "parent_id" uuid NOT NULL,
      "path" varchar NOT NULL,
      "staff_id" uuid
    );
    ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
    CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
    CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
    CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
    CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
    CREATE INDEX "payload_query_presets_rels_staff_id_idx" ON "payload_query_presets_rels" USING btree ("staff_id");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "payload_query_presets" CASCADE;
    DROP TABLE "payload_query_presets_rels" CASCADE;
    DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
    DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
    DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
    DROP TYPE "public"."enum_payload_query_presets_related_collection";
  `)
}
