import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "products_view_count_idx";
  DROP INDEX "products_is_recommended_idx";
  DROP INDEX "isLive_createdAt_idx";
  DROP INDEX "isLive_viewCount_idx";
  DROP INDEX "listedIn_isLive_idx";
  CREATE INDEX "products_live_newest_idx" ON "products" USING btree ("created_at","id") WHERE is_live;
  CREATE INDEX "products_live_popular_idx" ON "products" USING btree ("view_count","created_at","id") WHERE is_live;
  CREATE INDEX "products_live_recommended_idx" ON "products" USING btree ("is_recommended","created_at","id") WHERE is_live;
  CREATE INDEX "products_live_shelf_idx" ON "products" USING btree ("listed_in_id","created_at","id") WHERE is_live;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "products_live_newest_idx";
  DROP INDEX "products_live_popular_idx";
  DROP INDEX "products_live_recommended_idx";
  DROP INDEX "products_live_shelf_idx";
  CREATE INDEX "products_view_count_idx" ON "products" USING btree ("view_count");
  CREATE INDEX "products_is_recommended_idx" ON "products" USING btree ("is_recommended");
  CREATE INDEX "isLive_createdAt_idx" ON "products" USING btree ("is_live","created_at");
  CREATE INDEX "isLive_viewCount_idx" ON "products" USING btree ("is_live","view_count");
  CREATE INDEX "listedIn_isLive_idx" ON "products" USING btree ("listed_in_id","is_live");`)
}
