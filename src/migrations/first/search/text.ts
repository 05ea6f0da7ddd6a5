import { sql } from '@payloadcms/db-postgres'

/** Normalizes texts and searches alike: no accents, lower case, digits and Hangul as separate words. */
export const textFunctions = sql`
  create extension if not exists unaccent;
  create schema search;

  create function search.plain(input text) returns text language sql stable parallel safe as $$
    select regexp_replace(regexp_replace(
      lower(unaccent(normalize(coalesce(input, ''), NFC))), '[[:punct:][:space:]]+', ' ', 'g'),
      '([가-힣]+)|([0-9]+)', ' \\1\\2 ', 'g')
  $$;

  create function search.code(input text) returns text language sql stable parallel safe as $$
    select replace(search.plain(input), ' ', '')
  $$;

  -- Every pair of adjacent syllables: Korean joins words and inflects their endings.
  create function search.pairs(plain text) returns text language plpgsql immutable parallel safe as $$
  declare
    run text;
    pairs text := '';
  begin
    foreach run in array regexp_split_to_array(plain, '[^가-힣]+') loop
      for at in 1 .. greatest(length(run) - 1, least(length(run), 1)) loop
        pairs := pairs || ' ' || substr(run, at, 2);
      end loop;
    end loop;
    return pairs;
  end $$;

  create function search.vector(language regconfig, plain text) returns tsvector language sql stable parallel safe as $$
    select to_tsvector(language, regexp_replace(plain, '[가-힣]+', '', 'g'))
  $$;

  -- English and Korean texts may contain Hangul, French ones do not.
  create function search.vectors(plain text, french text, weight "char") returns tsvector language sql stable parallel safe as $$
    select setweight(search.vector('english', plain) || search.vector('french', french)
      || to_tsvector('simple', search.pairs(plain)), weight)
  $$;

  -- The tokens of a search text: any stem of a Latin word, all pairs of a Korean one. A stop word of either language
  -- is marked stop.
  create function search.tokens(input text) returns jsonb language sql stable parallel safe as $$
    select coalesce(jsonb_agg(jsonb_build_object('text', word, 'any', any_of, 'all', all_of, 'stop', stop) order by at), '[]')
    from string_to_table(search.plain(input), ' ') with ordinality as cut (word, at)
    cross join lateral (
      select word ~ '^[가-힣]' as hangul, search.vector('english', word) as en, search.vector('french', word) as fr
    ) as stems
    cross join lateral (
      select case when hangul then '[]' else to_jsonb(tsvector_to_array(en || fr)) end as any_of,
        case when hangul then to_jsonb(tsvector_to_array(to_tsvector('simple', search.pairs(word)))) else '[]' end as all_of,
        not hangul and (length(en) = 0 or length(fr) = 0) as stop
    ) as lexemes
    where word <> '' and to_tsvector('simple', word) <> ''
  $$;
`
