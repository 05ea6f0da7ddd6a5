import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Documents of products: specifications, installation guides, certificates, drawings (rule C62). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_product_documents_kind" AS ENUM('specification', 'installation', 'certificate', 'drawing');
    CREATE TYPE "public"."enum_product_documents_locale" AS ENUM('en', 'fr', 'ko');
    CREATE TABLE "product_documents" (
      "id" uuid PRIMARY KEY NOT NULL,
      "title" varchar NOT NULL,
      "kind" "enum_product_documents_kind" NOT NULL,
      "locale" "enum_product_documents_locale" DEFAULT 'en' NOT NULL,
      "product_id" uuid,
      "seller_id" uuid,
      "is_listed" boolean DEFAULT false NOT NULL,
      "prefix" varchar DEFAULT '',
      "_objectkey" varchar,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "url" varchar,
      "thumbnail_u_r_l" varchar,
      "filename" varchar,
      "mime_type" varchar,
      "filesize" numeric,
      "width" numeric,
      "height" numeric
    );
    ALTER TABLE "products_rels" ADD COLUMN "product_documents_id" uuid;
    ALTER TABLE "product_changes_rels" ADD COLUMN "product_documents_id" uuid;
    ALTER TABLE "product_documents" ADD CONSTRAINT "product_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "product_documents" ADD CONSTRAINT "product_documents_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "product_documents_product_idx" ON "product_documents" USING btree ("product_id");
    CREATE INDEX "product_documents_seller_idx" ON "product_documents" USING btree ("seller_id");
    CREATE INDEX "product_documents_updated_at_idx" ON "product_documents" USING btree ("updated_at");
    CREATE INDEX "product_documents_created_at_idx" ON "product_documents" USING btree ("created_at");
    CREATE UNIQUE INDEX "product_documents_filename_idx" ON "product_documents" USING btree ("filename");
    ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_product_documents_fk" FOREIGN KEY ("product_documents_id") REFERENCES "public"."product_documents"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "product_changes_rels" ADD CONSTRAINT "product_changes_rels_product_documents_fk" FOREIGN KEY ("product_documents_id") REFERENCES "public"."product_documents"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "products_rels_product_documents_id_idx" ON "products_rels" USING btree ("product_documents_id");
    CREATE INDEX "product_changes_rels_product_documents_id_idx" ON "product_changes_rels" USING btree ("product_documents_id");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "products_rels" DROP COLUMN "product_documents_id";
    ALTER TABLE "product_changes_rels" DROP COLUMN "product_documents_id";
    DROP TABLE "product_documents";
    DROP TYPE "public"."enum_product_documents_kind";
    DROP TYPE "public"."enum_product_documents_locale";
  `)
}
