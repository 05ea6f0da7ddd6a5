import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Shipping an order late once moved its promised day. It is again the one that was agreed: the lead time from the day of payment (rule C17). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update orders o set promised_until = agreed.day
      from (
        select id, ((confirmed_at at time zone 'America/Toronto')::date + arrival_max_days::int)::text as day
          from orders where arrival_kind = 'range' and confirmed_at is not null and shipped_at is not null
      ) agreed
      where o.id = agreed.id and o.promised_until > agreed.day`)
}

/** The days they were moved to were no promise. */
export async function down(): Promise<void> {}
