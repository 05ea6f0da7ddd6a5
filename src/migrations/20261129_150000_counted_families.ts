import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Members of a family are read in the order of most lists and counted (rule C72); lists know how many cards they have (rule C73). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "products_live_family_idx";
    CREATE INDEX "products_live_family_idx" ON "products" USING btree ("seller_id","family_key","created_at","id") WHERE is_live and family_key is not null;
    CREATE INDEX "products_family_idx" ON "products" USING btree ("seller_id","family_key") WHERE family_key is not null and archived_at is null;

    alter table lists.shelves add cards integer;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table lists.shelves drop cards;

    DROP INDEX "products_family_idx";
    DROP INDEX "products_live_family_idx";
    CREATE INDEX "products_live_family_idx" ON "products" USING btree ("seller_id","family_key") WHERE is_live and family_key is not null;
  `)
}
