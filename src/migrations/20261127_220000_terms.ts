import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Versions of the terms of use, each with its day (rule L32); until now the settings named one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "terms_versions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"needs_agreement" boolean DEFAULT true NOT NULL,
  	"emailed_up_to" varchar,
  	"mailing_done" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "terms_versions_locales" (
  	"title" varchar,
  	"description" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  ALTER TABLE "pages" ADD COLUMN "valid_from" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "is_correction" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_valid_from" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_is_correction" boolean;
  ALTER TABLE "terms_versions_locales" ADD CONSTRAINT "terms_versions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms_versions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "terms_versions_version_idx" ON "terms_versions" USING btree ("version");
  CREATE INDEX "terms_versions_valid_from_idx" ON "terms_versions" USING btree ("valid_from");
  CREATE INDEX "terms_versions_updated_at_idx" ON "terms_versions" USING btree ("updated_at");
  CREATE INDEX "terms_versions_created_at_idx" ON "terms_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "terms_versions_locales_locale_parent_id_unique" ON "terms_versions_locales" USING btree ("_locale","_parent_id");`)
  await keepPublished(db)
  await db.execute(sql`ALTER TABLE "settings" DROP COLUMN "terms_version";`)
}

/** What is published now keeps the name that consents and orders know, and is valid from the month that it names, else from its last change. */
async function keepPublished(db: MigrateUpArgs['db']) {
  await db.execute(sql`
    insert into terms_versions (id, version, valid_from, needs_agreement, mailing_done)
    select gen_random_uuid(), named.version, least(
        (case
          when named.version ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])$' then named.version
          when named.version ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$' then named.version || '-01'
          else to_char(p.updated_at at time zone 'America/Toronto', 'YYYY-MM-DD')
        end || 'T12:00:00Z')::timestamptz,
        (to_char(now() at time zone 'America/Toronto', 'YYYY-MM-DD') || 'T12:00:00Z')::timestamptz), false, true
    from pages p, (select coalesce((select terms_version from settings limit 1), '2025-01') as version) named
    where p.slug = 'terms' and p._status = 'published' and p.deleted_at is null`)
  await db.execute(sql`
    insert into terms_versions_locales (title, description, content, _locale, _parent_id)
    select l.title, l.description, l.content, l._locale, v.id
    from terms_versions v, pages p join pages_locales l on l._parent_id = p.id where p.slug = 'terms'`)
  await db.execute(sql`
    update pages set valid_from = v.valid_from from terms_versions v where pages.slug = 'terms'`)
  await db.execute(sql`
    update _pages_v set version_valid_from = v.valid_from from terms_versions v
    where _pages_v.latest and _pages_v.version_slug = 'terms'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "terms_version" varchar DEFAULT '2025-01' NOT NULL;
  UPDATE "settings" SET "terms_version" = v.version FROM (
    SELECT version FROM "terms_versions" WHERE valid_from <= now() ORDER BY valid_from DESC LIMIT 1) v;
  DROP TABLE "terms_versions_locales" CASCADE;
  DROP TABLE "terms_versions" CASCADE;
  ALTER TABLE "pages" DROP COLUMN "valid_from";
  ALTER TABLE "pages" DROP COLUMN "is_correction";
  ALTER TABLE "_pages_v" DROP COLUMN "version_valid_from";
  ALTER TABLE "_pages_v" DROP COLUMN "version_is_correction";`)
}
