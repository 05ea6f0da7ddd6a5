import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Lists by job and their lines (rule M56). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "job_lists" (
      "id" uuid PRIMARY KEY NOT NULL,
      "user_id" uuid NOT NULL,
      "name" varchar NOT NULL,
      "note" varchar,
      "version" numeric DEFAULT 1 NOT NULL,
      "share_key" varchar,
      "shares_prices" boolean DEFAULT false NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    CREATE TABLE "job_list_lines" (
      "id" uuid PRIMARY KEY NOT NULL,
      "list_id" uuid NOT NULL,
      "user_id" uuid NOT NULL,
      "product_id" uuid,
      "product_name" varchar,
      "position" numeric NOT NULL,
      "quantity" numeric NOT NULL,
      "note" varchar,
      "seen_unit_price" numeric DEFAULT 0,
      "seen_stock" varchar,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      CONSTRAINT "job_list_lines_whole_quantity" CHECK (quantity = trunc(quantity) and quantity > '-infinity' and quantity < 'infinity' and quantity >= 1 and quantity <= 999999)
    );
    ALTER TABLE "job_lists" ADD CONSTRAINT "job_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "job_list_lines" ADD CONSTRAINT "job_list_lines_list_id_job_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."job_lists"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "job_list_lines" ADD CONSTRAINT "job_list_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "job_list_lines" ADD CONSTRAINT "job_list_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "job_lists_user_idx" ON "job_lists" USING btree ("user_id");
    CREATE UNIQUE INDEX "job_lists_share_key_idx" ON "job_lists" USING btree ("share_key");
    CREATE INDEX "job_lists_updated_at_idx" ON "job_lists" USING btree ("updated_at");
    CREATE INDEX "job_lists_created_at_idx" ON "job_lists" USING btree ("created_at");
    CREATE INDEX "user_updatedAt_idx" ON "job_lists" USING btree ("user_id","updated_at");
    CREATE INDEX "job_list_lines_list_idx" ON "job_list_lines" USING btree ("list_id");
    CREATE INDEX "job_list_lines_user_idx" ON "job_list_lines" USING btree ("user_id");
    CREATE INDEX "job_list_lines_product_idx" ON "job_list_lines" USING btree ("product_id");
    CREATE INDEX "job_list_lines_updated_at_idx" ON "job_list_lines" USING btree ("updated_at");
    CREATE INDEX "job_list_lines_created_at_idx" ON "job_list_lines" USING btree ("created_at");
    CREATE UNIQUE INDEX "list_product_idx" ON "job_list_lines" USING btree ("list_id","product_id");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "job_list_lines";
    DROP TABLE "job_lists";
  `)
}
