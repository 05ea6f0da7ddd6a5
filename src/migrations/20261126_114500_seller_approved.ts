import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * When a seller was approved was not stored. Active ones were, and of the suspended ones those who have listed a product, which only
 * approved sellers can; the time of the last write stands for it. `updated_at` stays, since decisions compare it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update sellers s set approved_at = s.updated_at
    where s.approved_at is null and (s.status = 'active'
      or (s.status = 'suspended' and exists (select 1 from products p where p.seller_id = s.id)))`)
}

export async function down(_: MigrateDownArgs): Promise<void> {}
