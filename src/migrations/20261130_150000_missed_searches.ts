import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Searches that found nothing as they were typed, and their sums by the day (rule S54). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table analytics.missed_searches (
      day date not null,
      visitor text not null,
      words text not null,
      main text not null,
      primary key (day, visitor, words)
    );
    create table analytics.missed_days (
      main text not null,
      day date not null,
      words text not null,
      visitors integer not null,
      primary key (main, day, words)
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table analytics.missed_searches;
    drop table analytics.missed_days;`)
}
