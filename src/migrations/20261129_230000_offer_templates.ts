import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Terms of offers that a seller keeps under a name (rule M75). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "offer_templates" (
      "id" uuid PRIMARY KEY NOT NULL,
      "seller_id" uuid NOT NULL,
      "name" varchar NOT NULL,
      "min_days" numeric NOT NULL,
      "max_days" numeric NOT NULL,
      "days_valid" numeric NOT NULL,
      "note" varchar,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      CONSTRAINT "offer_templates_whole_days" CHECK (min_days = trunc(min_days) and min_days > '-infinity' and min_days < 'infinity' and max_days = trunc(max_days) and max_days > '-infinity' and max_days < 'infinity' and days_valid = trunc(days_valid) and days_valid > '-infinity' and days_valid < 'infinity' and min_days >= 1 and max_days >= min_days and max_days <= 365 and days_valid between 0 and 90)
    );
    ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "offer_templates_seller_idx" ON "offer_templates" USING btree ("seller_id");
    CREATE INDEX "offer_templates_updated_at_idx" ON "offer_templates" USING btree ("updated_at");
    CREATE INDEX "offer_templates_created_at_idx" ON "offer_templates" USING btree ("created_at");
    CREATE UNIQUE INDEX "seller_name_idx" ON "offer_templates" USING btree ("seller_id","name");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "offer_templates";
  `)
}
