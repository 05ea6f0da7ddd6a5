import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Families of products (rule C64); filtered lists find their members in `search.goods` (rule C65). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "products" ADD COLUMN "family" varchar;
    ALTER TABLE "products" ADD COLUMN "family_key" varchar;
    CREATE INDEX "products_live_family_idx" ON "products" USING btree ("seller_id","family_key") WHERE is_live and family_key is not null;

    alter table search.goods add family text;
    create index goods_family on search.goods (seller, family) where family is not null;

    create function search.on_family() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        update search.goods set family = new.family_key where id = new.id;
      else
        update search.goods g set family = p.family_key from new_rows p where p.id = g.id and p.family_key is not null;
      end if;
      return null;
    end $$;
    -- By their names triggers fire after the one that writes the row of search.goods.
    create trigger search_trade_family_insert after insert on products referencing new table as new_rows
      for each statement execute function search.on_family();
    create trigger search_trade_family_update after update on products
      for each row when (old.family_key is distinct from new.family_key) execute function search.on_family();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function search.on_family() cascade;
    alter table search.goods drop family;
    DROP INDEX "products_live_family_idx";
    ALTER TABLE "products" DROP COLUMN "family";
    ALTER TABLE "products" DROP COLUMN "family_key";
  `)
}
