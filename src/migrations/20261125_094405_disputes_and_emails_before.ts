import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Disputes that were told before they had rows are read again by the worker. Not those of a payment with a lost one: what it took
 * was booked by hand, as an adjustment. Emails about orders find their order by their key (rule M47); the words of those that
 * were sent are gone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update payment_events set processed_at = null, attempts = 0, updated_at = now()
    where type like 'charge.dispute.%' and not exists (
      select 1 from checkouts c where c.dispute = 'lost'
        and c.provider_payment = payment_events.body::jsonb #>> '{data,object,payment_intent}')`)
  await db.execute(sql`
    update emails set order_id = o.id from orders o
      where emails.dedupe_key like 'order.%' and o.id::text = split_part(emails.dedupe_key, ':', 2)`)
}

/** What is read again changes nothing that is known, and the column goes with the migration before. */
export async function down(_: MigrateDownArgs): Promise<void> {}
