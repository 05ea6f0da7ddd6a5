import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Orders and checkouts are numbered by sequences: nobody waits for anybody, and a number that a rollback used up is left out (docs/decisions/007). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create sequence order_numbers start 11001;
    create sequence checkout_numbers start 11001;
    alter sequence order_numbers owned by orders.number;
    alter sequence checkout_numbers owned by checkouts.number;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop sequence order_numbers; drop sequence checkout_numbers;`)
}
