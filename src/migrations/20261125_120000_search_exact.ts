import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Search reads a row of every match (docs/decisions/046), so rows have to be narrow. Postgres moves words out of line only when it
 * writes a row above 2 kB, which the padding makes of a new one; now it does so of one whose words change as well. The indexes of
 * the sample go.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function search.pad() returns trigger language plpgsql as $$
    begin
      new.padding := repeat(' ', 2200);
      return new;
    end $$;
    create trigger goods_pad before update of words on search.goods for each row execute function search.pad();

    set local statement_timeout = 0;
    drop index search.goods_words_drawn, search.goods_drawn, search.goods_words;
    update search.goods set words = words;
    create index goods_words on search.goods using gin (words) with (fastupdate = off);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger goods_pad on search.goods;
    drop function search.pad;

    set local statement_timeout = 0;
    create index goods_words_drawn on search.goods using gin (words) with (fastupdate = off) where get_byte(uuid_send(id), 15) < 32;
    create index goods_drawn on search.goods (id) where get_byte(uuid_send(id), 15) < 32;`)
}
