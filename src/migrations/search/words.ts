import { sql } from '@payloadcms/db-postgres'

/** Words by their letters, for typing errors and completions. */
export const wordFunctions = sql`
  -- A word without accents, a Korean one as its letters: one wrong letter then is one letter, not a syllable.
  create function search.letters(word text) returns text language sql stable parallel safe as $$
    select normalize(lower(unaccent(normalize(word, NFC))), NFD)
  $$;

  -- What a word becomes when a letter is left out, or two of a long one: two words that share a form are near.
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
