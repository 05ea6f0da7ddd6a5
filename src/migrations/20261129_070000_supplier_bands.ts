import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * The product whose picture heads a seller's page (rule C69), and the words of a product without its description, for what is only mentioned
 * (rule C68); the expression is that of `src/server/search/question.ts`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "sellers" ADD COLUMN "band_product_id" uuid;
    ALTER TABLE "sellers" ADD CONSTRAINT "sellers_band_product_id_products_id_fk" FOREIGN KEY ("band_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "sellers_band_product_idx" ON "sellers" USING btree ("band_product_id");
    CREATE INDEX goods_named ON search.goods USING gin ((ts_filter(words, '{a,b,c}') || array_to_tsvector(array['~' || shelf::text]))) WITH (fastupdate = off);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX search.goods_named;
    ALTER TABLE "sellers" DROP COLUMN "band_product_id";
  `)
}
