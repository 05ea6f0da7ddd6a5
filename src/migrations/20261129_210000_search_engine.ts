import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

const ROWS = {
  insert: 'new table as rows',
  update: 'new table as rows',
  delete: 'old table as rows',
}

/** Which copy of a search engine answers, and what it has still to be told (docs/decisions/071). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table search.engine (
      one boolean primary key default true check (one),
      copy text,
      filling text,
      stamp bigint
    );
    create table search.changes (
      id bigint generated always as identity primary key,
      product uuid not null,
      at timestamptz not null default clock_timestamp()
    );
    create index changes_at on search.changes (at);

    -- Without an engine nothing is kept.
    create function search.on_goods() returns trigger language plpgsql as $$
    begin
      if exists (select from search.engine) then
        insert into search.changes (product) select id from rows;
      end if;
      return null;
    end $$;
    ${sql.raw(
      Object.entries(ROWS)
        .map(
          ([event, rows]) =>
            `create trigger goods_${event} after ${event} on search.goods referencing ${rows} for each statement execute function search.on_goods();`,
        )
        .join('\n'),
    )}
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function search.on_goods() cascade;
    drop table search.engine, search.changes;
  `)
}
