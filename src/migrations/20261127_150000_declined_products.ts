import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What a product said when staff declined it (rule A22). What was declined before has no such row. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "declined_products" (
  	"product_id" uuid PRIMARY KEY NOT NULL,
  	"declined_at" timestamp(3) with time zone NOT NULL,
  	"reason" text NOT NULL,
  	"facts" json NOT NULL
  );
  ALTER TABLE "declined_products" ADD CONSTRAINT "declined_products_product_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "declined_products" CASCADE;`)
}
