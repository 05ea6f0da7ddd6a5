import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_product_imports_status" AS ENUM('uploaded', 'checked', 'unreadable', 'running', 'stopping', 'stopped', 'done');
  CREATE TYPE "public"."enum_product_imports_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_product_import_rows_plan" AS ENUM('create', 'change', 'unchanged', 'refuse');
  CREATE TYPE "public"."enum_product_import_rows_outcome" AS ENUM('done', 'unchanged', 'failed');
  ALTER TYPE "public"."enum_product_changes_status" ADD VALUE 'withdrawn';
  CREATE TABLE "product_drafts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"name" varchar,
  	"content" jsonb NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_imports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"file_name" varchar NOT NULL,
  	"status" "enum_product_imports_status" DEFAULT 'uploaded' NOT NULL,
  	"content" varchar,
  	"problem" jsonb,
  	"locale" "enum_product_imports_locale" DEFAULT 'en' NOT NULL,
  	"row_count" numeric DEFAULT 0 NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_import_rows" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"import_id" uuid NOT NULL,
  	"line" numeric NOT NULL,
  	"sku" varchar,
  	"values" jsonb NOT NULL,
  	"plan" "enum_product_import_rows_plan" NOT NULL,
  	"outcome" "enum_product_import_rows_outcome",
  	"reasons" jsonb
  );
  
  ALTER TABLE "products" ADD COLUMN "archived_at" timestamp(3) with time zone;
  ALTER TABLE "products_locales" ADD COLUMN "picture_texts" jsonb;
  ALTER TABLE "product_changes_locales" ADD COLUMN "picture_texts" jsonb;
  ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "product_drafts_seller_idx" ON "product_drafts" USING btree ("seller_id");
  CREATE INDEX "product_drafts_updated_at_idx" ON "product_drafts" USING btree ("updated_at");
  CREATE INDEX "product_drafts_created_at_idx" ON "product_drafts" USING btree ("created_at");
  CREATE INDEX "seller_updatedAt_idx" ON "product_drafts" USING btree ("seller_id","updated_at");
  CREATE INDEX "product_imports_seller_idx" ON "product_imports" USING btree ("seller_id");
  CREATE INDEX "product_imports_status_idx" ON "product_imports" USING btree ("status");
  CREATE INDEX "product_imports_updated_at_idx" ON "product_imports" USING btree ("updated_at");
  CREATE INDEX "product_imports_created_at_idx" ON "product_imports" USING btree ("created_at");
  CREATE INDEX "seller_createdAt_idx" ON "product_imports" USING btree ("seller_id","created_at");
  CREATE INDEX "product_import_rows_import_idx" ON "product_import_rows" USING btree ("import_id");
  CREATE UNIQUE INDEX "import_line_idx" ON "product_import_rows" USING btree ("import_id","line");
  CREATE INDEX "products_own_newest_idx" ON "products" USING btree ("seller_id","created_at","id");
  CREATE INDEX "products_own_stock_idx" ON "products" USING btree ("seller_id","stock","id");
  CREATE INDEX "products_own_price_idx" ON "products" USING btree ("seller_id","price_from","id");
  CREATE INDEX "products_own_views_idx" ON "products" USING btree ("seller_id","view_count","id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_drafts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_imports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_import_rows" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "product_drafts" CASCADE;
  DROP TABLE "product_imports" CASCADE;
  DROP TABLE "product_import_rows" CASCADE;
  ALTER TABLE "product_changes" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "product_changes" ALTER COLUMN "status" SET DEFAULT 'pending'::text;
  DROP TYPE "public"."enum_product_changes_status";
  CREATE TYPE "public"."enum_product_changes_status" AS ENUM('pending', 'approved', 'declined', 'changes_requested');
  ALTER TABLE "product_changes" ALTER COLUMN "status" SET DEFAULT 'pending'::"public"."enum_product_changes_status";
  ALTER TABLE "product_changes" ALTER COLUMN "status" SET DATA TYPE "public"."enum_product_changes_status" USING "status"::"public"."enum_product_changes_status";
  DROP INDEX "products_own_newest_idx";
  DROP INDEX "products_own_stock_idx";
  DROP INDEX "products_own_price_idx";
  DROP INDEX "products_own_views_idx";
  ALTER TABLE "products" DROP COLUMN "archived_at";
  ALTER TABLE "products_locales" DROP COLUMN "picture_texts";
  ALTER TABLE "product_changes_locales" DROP COLUMN "picture_texts";
  DROP TYPE "public"."enum_product_imports_status";
  DROP TYPE "public"."enum_product_imports_locale";
  DROP TYPE "public"."enum_product_import_rows_plan";
  DROP TYPE "public"."enum_product_import_rows_outcome";`)
}
