/** Tables of this session only: the words, and the live listings of the catalogue that stand model. $1 is words.json. */
export const PREPARE = [
  `create function pg_temp.pick(n bigint, salt text, among bigint) returns bigint language sql immutable as
    $$ select ('x' || left(md5(salt || n), 7))::bit(28)::int % among $$`,
  // Of version 8, or Payload finds nothing by it.
  `create function pg_temp.id_of(words text) returns uuid language sql immutable as
    $$ select overlay(overlay(md5(words) placing '8' from 13) placing '8' from 17)::uuid $$`,
  `create function pg_temp.capital(words text) returns text language sql immutable as
    $$ select upper(left(words, 1)) || substr(words, 2) $$`,
  `create temp table models as
    select row_number() over (order by sku) - 1 as at, count(*) over () as among, * from products
    where is_live and sku not like 'BENCH-%'`,
]

/** Each list of words as rows of place and three languages. */
export const WORDS = [
  `create temp table goods as
    select kind.key as category, item.ordinality - 1 as at, jsonb_array_length(kind.value) as among,
      item.value ->> 0 as en, item.value ->> 1 as fr, item.value ->> 2 as ko
    from jsonb_each($1::jsonb -> 'goods') as kind, jsonb_array_elements(kind.value) with ordinality as item`,
  `create temp table finishes as
    select ordinality - 1 as at, value ->> 0 as en, value ->> 1 as fr, value ->> 2 as ko
    from jsonb_array_elements($1::jsonb -> 'finishes') with ordinality`,
  `create temp table series as
    select ordinality - 1 as at, value ->> 0 as en, value ->> 0 as fr, value ->> 1 as ko
    from jsonb_array_elements($1::jsonb -> 'series') with ordinality`,
  `create temp table wordings as
    select key as locale, value #>> '{}' as name, $1::jsonb -> 'description' ->> key as description
    from jsonb_each($1::jsonb -> 'name')`,
]
