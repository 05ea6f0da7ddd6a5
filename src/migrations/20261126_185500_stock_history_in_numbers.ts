import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Saves by editors, who read no stock, once left changes of NaN. A product's changes add up to its stock: what is missing to it
 * becomes its last such change, and those that changed nothing go.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table stock_movements disable trigger append_only;

    with broken as (
      select distinct on (product_id) id, product_id from stock_movements where change = 'NaN'
        order by product_id, created_at desc, id desc
    ), missing as (
      select b.id, p.stock - coalesce((select sum(m.change) from stock_movements m
        where m.product_id = b.product_id and m.change <> 'NaN'), 0) as change
      from broken b join products p on p.id = b.product_id
    )
    update stock_movements m set change = missing.change from missing
      where m.id = missing.id and missing.change not in (0, 'NaN');

    delete from stock_movements where change = 'NaN';

    alter table stock_movements enable trigger append_only;
  `)
}

export async function down(_: MigrateDownArgs): Promise<void> {}
