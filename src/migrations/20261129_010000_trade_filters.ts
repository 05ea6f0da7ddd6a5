import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { dropFilterFunctions, filterFunctions } from './filters/functions'
import { MARK_ROWS, WORD_ROWS } from './filters/words'

/** What lists are filtered by beside category, price, quantity, origin, stock and stars (rule C57). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table search.marks (kind text not null, mark text not null, bit int not null, primary key (kind, mark));
    create table search.mark_words (kind text not null, bit int not null, word text not null, primary key (kind, bit, word));
    insert into search.marks values ${sql.raw(MARK_ROWS.join(', '))};
    insert into search.mark_words values ${sql.raw(WORD_ROWS.join(', '))};

    alter table search.goods
      add color int not null default 0,
      add material int not null default 0,
      add cert int not null default 0,
      add seller uuid,
      add days smallint not null default 0,
      add canadian boolean not null default false,
      add per_m2 int,
      add length int,
      add width int,
      add height int;
  `)
  await db.execute(filterFunctions)
  await db.execute(sql`
    select search.write_trade(array(select id from products));
    select search.write_marks(array(select id from products));
    create index goods_seller on search.goods (seller);
    create index goods_per_m2 on search.goods (per_m2, id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(dropFilterFunctions)
  await db.execute(sql`
    alter table search.goods
      drop color, drop material, drop cert, drop seller, drop days, drop canadian, drop per_m2, drop length, drop width, drop height;
    drop table search.marks, search.mark_words;
  `)
}
