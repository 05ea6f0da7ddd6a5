import { sql } from '@payloadcms/db-postgres'

/** Words as letters or jamo, for typing errors and completions. */
export const wordFunctions = sql`
  -- A word without accents, Hangul as jamo: so one wrong letter is one edit, not a whole syllable.
  create function search.letters(word text) returns text language sql stable parallel safe as $$
    select normalize(lower(unaccent(normalize(word, NFC))), NFD)
  $$;

  -- The forms of a word with one letter deleted, two for long words: words sharing a form are near each other.
  create function search.near(letters text) returns text[] language sql immutable parallel safe as $$
    with once as (
      select overlay(letters placing '' from at for 1) as form from generate_series(1, length(letters)) as at
    )
    select array(
      select letters union select form from once where length(letters) > 3
      union select overlay(form placing '' from at for 1) from once, generate_series(1, length(form)) as at
      where length(letters) between 8 and 24
    )
  $$;

  create function search.add_terms(texts text[], tongue text) returns void language sql as $$
    insert into search.terms (word, locale, plain, near)
    select word, tongue, search.letters(word), search.near(search.letters(word))
    from (
      select distinct word from unnest(texts) as line,
        regexp_split_to_table(lower(normalize(line, NFC)), '[[:punct:][:space:][:digit:]’×·]+') as word
    ) as said
    where length(word) between 2 and 30
      and not exists (select from search.terms t where t.word = said.word and t.locale = tongue)
  $$;
`
