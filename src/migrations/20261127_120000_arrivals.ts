import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Who confirmed an arrival, when a seller's own report counts, and who imports (rules N29, D24). Orders delivered before count as confirmed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table orders add column arrival_confirmed_at timestamptz(3);
    update orders set arrival_confirmed_at = delivered_at where status = 'delivered';
    alter table sellers add column importer_number varchar, add column imports_by_agent boolean default false not null;
    alter table settings add column seller_arrival_days numeric default 7 not null`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table settings drop column seller_arrival_days;
    alter table sellers drop column importer_number, drop column imports_by_agent;
    alter table orders drop column arrival_confirmed_at`)
}
