import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { personNameSql } from '@/server/people/names'

/** Members without a display name get that of the person; a transfer that waits for a shipping quote has no reference yet. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`update users set display_name = left(nullif(${personNameSql(sql`first_name`, sql`last_name`)}, ''), 120)
    where coalesce(display_name, '') = '' and deleted_at is null`)
  await db.execute(sql`update checkouts c set transfer_reference = null
    where c.status = 'pending_payment' and exists (
      select 1 from orders o where o.checkout_id = c.id and o.quote = 'waiting' and o.status = 'pending_payment')`)
}

/** What was empty is not known any more, and the values do no harm. */
export async function down(): Promise<void> {}
