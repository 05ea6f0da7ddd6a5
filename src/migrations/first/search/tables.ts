import { sql } from '@payloadcms/db-postgres'

/** Tables of the search index, derived from the catalogue. */
export const searchTables = sql`
  create table search.shelves (id uuid primary key, main text not null, sub text not null, words text[] not null);

  -- Search reads a row of every match (docs/decisions/046): the padding makes Postgres move the large word vector out of line
  -- (TOAST), which it does only when it writes a row above 2 kB. Columns that change often (views, stock, live) have no index,
  -- so updating them writes none.
  create table search.goods (
    id uuid primary key references products on delete cascade,
    live boolean not null,
    shelf uuid not null,
    price int not null,
    moq int not null,
    views int not null,
    heat smallint not null,
    stars real not null,
    in_stock boolean not null,
    recommended boolean not null,
    created_at timestamptz not null,
    origin text not null,
    code text collate "C" not null,
    names tsvector not null default '',
    words tsvector not null default '',
    padding text not null default repeat(' ', 2200)
  ) with (toast_tuple_target = 640, fillfactor = 85);
  alter table search.goods alter names set storage main, alter words set storage external;

  -- So that words that change move out of line as well.
  create function search.pad() returns trigger language plpgsql as $$
  begin
    new.padding := repeat(' ', 2200);
    return new;
  end $$;
  create trigger goods_pad before update of words on search.goods for each row execute function search.pad();

  -- Without fastupdate, so that no search has to merge a pending list.
  create index goods_words on search.goods using gin (words) with (fastupdate = off);
  create index goods_code on search.goods (code);
  create index goods_newest on search.goods (created_at, id);
  create index goods_recommended on search.goods (recommended, created_at, id);
  create index goods_popular on search.goods (heat, created_at, id);
  create index goods_price on search.goods (price, id);
  create index goods_stars on search.goods (stars, created_at, id);
  create index goods_shelf on search.goods (shelf);

  -- Words ever used in product texts, for typing errors and completions. Duplicates are harmless, a lock would not be.
  create table search.terms (word text not null, locale text not null, plain text collate "C" not null, near text[] not null);
  create index terms_word on search.terms (word);
  create index terms_plain on search.terms (plain);
  create index terms_near on search.terms using gin (near) with (fastupdate = off);

  create table search.synonyms (synonym uuid not null references synonyms on delete cascade, tokens jsonb not null, lexemes text[] not null);
  create index synonyms_synonym on search.synonyms (synonym);
  create index synonyms_lexemes on search.synonyms using gin (lexemes) with (fastupdate = off);
`
