import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "left_picks" (
  	"product_id" uuid PRIMARY KEY NOT NULL,
  	"place" integer NOT NULL,
  	"left_at" timestamp (3) with time zone NOT NULL
  );
  
  DROP INDEX "products_live_recommended_idx";
  ALTER TABLE "products" ADD COLUMN "approved_by_trust" boolean DEFAULT false NOT NULL;
  ALTER TABLE "products" ADD COLUMN "pick_rank" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "sellers" ADD COLUMN "is_trusted" boolean DEFAULT false NOT NULL;
  CREATE INDEX "products_live_recommended_idx" ON "products" USING btree ("pick_rank","created_at","id") WHERE is_live;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "left_picks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "left_picks" CASCADE;
  DROP INDEX "products_live_recommended_idx";
  CREATE INDEX "products_live_recommended_idx" ON "products" USING btree ("is_recommended","created_at","id") WHERE is_live;
  ALTER TABLE "products" DROP COLUMN "approved_by_trust";
  ALTER TABLE "products" DROP COLUMN "pick_rank";
  ALTER TABLE "sellers" DROP COLUMN "is_trusted";`)
}
