import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * When an order that is late arrives instead (rule M64). Goods that were shipped late have what was computed until now, and their
 * sellers are asked once that is over.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table orders add column estimate_from varchar, add column estimate_until varchar;
    update orders o set estimate_from = new.first::text, estimate_until = new.last::text, late_notified_at = null
      from (
        select id, promised_until, greatest(paid + least_days, sent + 3) as first,
            greatest(paid + most_days, sent + 3 + most_days - least_days) as last
          from (select id, promised_until, (confirmed_at at time zone 'America/Toronto')::date as paid,
              (shipped_at at time zone 'America/Toronto')::date as sent, arrival_min_days::int as least_days,
              arrival_max_days::int as most_days
            from orders where status = 'shipped' and arrival_kind = 'range' and confirmed_at is not null
              and shipped_at is not null) as days
      ) new
      where o.id = new.id and new.last::text > new.promised_until;
    -- Of those not shipped the seller alone was notified until now.
    update orders set late_notified_at = null where status in ('confirmed', 'processing') and late_notified_at is not null`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table orders drop column estimate_from, drop column estimate_until`)
}
