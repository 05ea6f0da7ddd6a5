import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What staff find any order by: email address, PO number, number of an invoice (rule M50). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "orders_buyer_email_idx" ON "orders" USING btree ("buyer_email");
  CREATE INDEX "orders_po_number_idx" ON "orders" USING btree ("po_number");
  CREATE INDEX "invoices_number_idx" ON "invoices" USING btree ("number");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_buyer_email_idx";
  DROP INDEX "orders_po_number_idx";
  DROP INDEX "invoices_number_idx";`)
}
