import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Days that a shipping method saves, and until when an order is promised (rules M15 and C17). Open orders get theirs; a week-end is added where it may lie between. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table sellers_shipping_rules add column days_saved numeric;
    alter table orders add column promised_until varchar, add column late_notified_at timestamptz(3);
    update orders set promised_until = ((confirmed_at at time zone 'America/Toronto')::date + arrival_max_days::int
        + case when arrival_kind = 'soon' then 2 else 0 end)::text
      where confirmed_at is not null and arrival_kind is not null
        and (status in ('confirmed', 'processing') or (status = 'shipped' and arrival_kind = 'range'));
    create index orders_late_idx on orders (promised_until)
      where late_notified_at is null and status in ('confirmed', 'processing', 'shipped')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table orders drop column promised_until, drop column late_notified_at;
    alter table sellers_shipping_rules drop column days_saved`)
}
