import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What editors put on the home page, into menu and footer, and on a category's page (rules L28 to L30). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_banners_languages" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_menus_main_kind" AS ENUM('page', 'category', 'address');
  CREATE TYPE "public"."enum_menus_footer_links_kind" AS ENUM('page', 'category', 'address');
  CREATE TABLE "home_banners_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_home_banners_languages",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_banners" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_banners_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_makers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" uuid NOT NULL,
  	"link" varchar
  );
  
  CREATE TABLE "home_makers_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"hero_picture_id" uuid,
  	"hero_link" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"hero_headline" varchar,
  	"hero_promise" varchar,
  	"hero_button" varchar,
  	"makers_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "menus_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_menus_main_kind" DEFAULT 'page' NOT NULL,
  	"page_id" uuid,
  	"category_id" uuid,
  	"address" varchar
  );
  
  CREATE TABLE "menus_main_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_menus_footer_links_kind" DEFAULT 'page' NOT NULL,
  	"page_id" uuid,
  	"category_id" uuid,
  	"address" varchar
  );
  
  CREATE TABLE "menus_footer_links_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "menus_footer_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "categories" ADD COLUMN "picture_id" uuid;
  ALTER TABLE "categories_locales" ADD COLUMN "intro" varchar;
  ALTER TABLE "home_banners_languages" ADD CONSTRAINT "home_banners_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_banners" ADD CONSTRAINT "home_banners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_banners_locales" ADD CONSTRAINT "home_banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_makers" ADD CONSTRAINT "home_makers_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_makers" ADD CONSTRAINT "home_makers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_makers_locales" ADD CONSTRAINT "home_makers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_makers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_hero_picture_id_media_id_fk" FOREIGN KEY ("hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_main" ADD CONSTRAINT "menus_main_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_main" ADD CONSTRAINT "menus_main_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_main" ADD CONSTRAINT "menus_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_main_locales" ADD CONSTRAINT "menus_main_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer_links" ADD CONSTRAINT "menus_footer_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_footer_links" ADD CONSTRAINT "menus_footer_links_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_footer_links" ADD CONSTRAINT "menus_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer_links_locales" ADD CONSTRAINT "menus_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer" ADD CONSTRAINT "menus_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer_locales" ADD CONSTRAINT "menus_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_footer"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_banners_languages_order_idx" ON "home_banners_languages" USING btree ("order");
  CREATE INDEX "home_banners_languages_parent_idx" ON "home_banners_languages" USING btree ("parent_id");
  CREATE INDEX "home_banners_order_idx" ON "home_banners" USING btree ("_order");
  CREATE INDEX "home_banners_parent_id_idx" ON "home_banners" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_banners_locales_locale_parent_id_unique" ON "home_banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_makers_order_idx" ON "home_makers" USING btree ("_order");
  CREATE INDEX "home_makers_parent_id_idx" ON "home_makers" USING btree ("_parent_id");
  CREATE INDEX "home_makers_picture_idx" ON "home_makers" USING btree ("picture_id");
  CREATE UNIQUE INDEX "home_makers_locales_locale_parent_id_unique" ON "home_makers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_hero_hero_picture_idx" ON "home" USING btree ("hero_picture_id");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_main_order_idx" ON "menus_main" USING btree ("_order");
  CREATE INDEX "menus_main_parent_id_idx" ON "menus_main" USING btree ("_parent_id");
  CREATE INDEX "menus_main_page_idx" ON "menus_main" USING btree ("page_id");
  CREATE INDEX "menus_main_category_idx" ON "menus_main" USING btree ("category_id");
  CREATE UNIQUE INDEX "menus_main_locales_locale_parent_id_unique" ON "menus_main_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_footer_links_order_idx" ON "menus_footer_links" USING btree ("_order");
  CREATE INDEX "menus_footer_links_parent_id_idx" ON "menus_footer_links" USING btree ("_parent_id");
  CREATE INDEX "menus_footer_links_page_idx" ON "menus_footer_links" USING btree ("page_id");
  CREATE INDEX "menus_footer_links_category_idx" ON "menus_footer_links" USING btree ("category_id");
  CREATE UNIQUE INDEX "menus_footer_links_locales_locale_parent_id_unique" ON "menus_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_footer_order_idx" ON "menus_footer" USING btree ("_order");
  CREATE INDEX "menus_footer_parent_id_idx" ON "menus_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_footer_locales_locale_parent_id_unique" ON "menus_footer_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "categories_picture_idx" ON "categories" USING btree ("picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "home_banners_languages" CASCADE;
  DROP TABLE "home_banners" CASCADE;
  DROP TABLE "home_banners_locales" CASCADE;
  DROP TABLE "home_makers" CASCADE;
  DROP TABLE "home_makers_locales" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "menus_main" CASCADE;
  DROP TABLE "menus_main_locales" CASCADE;
  DROP TABLE "menus_footer_links" CASCADE;
  DROP TABLE "menus_footer_links_locales" CASCADE;
  DROP TABLE "menus_footer" CASCADE;
  DROP TABLE "menus_footer_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  ALTER TABLE "categories" DROP CONSTRAINT "categories_picture_id_media_id_fk";
  
  DROP INDEX "categories_picture_idx";
  ALTER TABLE "categories" DROP COLUMN "picture_id";
  ALTER TABLE "categories_locales" DROP COLUMN "intro";
  DROP TYPE "public"."enum_home_banners_languages";
  DROP TYPE "public"."enum_menus_main_kind";
  DROP TYPE "public"."enum_menus_footer_links_kind";`)
}
