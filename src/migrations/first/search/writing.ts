import { sql } from '@payloadcms/db-postgres'

/** Functions that update the search tables from the catalogue, for a set of rows at once. */
export const writingFunctions = sql`
  create function search.write_shelves() returns void language sql as $$
    insert into search.shelves
    select c.id, m.slug, c.slug, array(
      select distinct unnest(tsvector_to_array(search.vectors(
        search.plain(string_agg(l.name, ' ') filter (where l._locale <> 'fr')),
        search.plain(string_agg(l.name, ' ') filter (where l._locale = 'fr')), 'B')))
      from categories_locales l where l._parent_id in (c.id, m.id))
    from categories c join categories m on m.id = c.parent_id
    on conflict (id) do update set main = excluded.main, sub = excluded.sub, words = excluded.words;
    delete from search.shelves s where not exists (select from categories c where c.id = s.id and c.parent_id is not null);
    select search.add_terms(array_agg(l.name), l._locale::text) from categories_locales l group by l._locale;
  $$;

  -- Columns that change often.
  create function search.facts(ids uuid[]) returns table (id uuid, live boolean, shelf uuid, price int, moq int, views int,
    heat smallint, stars real, in_stock boolean, recommended boolean, created_at timestamptz, origin text, code text)
  language sql stable as $$
    select id, is_live, listed_in_id, coalesce(price_from, 0)::int, coalesce(moq, 1)::int, view_count::int,
      floor(2 * log(2, 1 + view_count + 5 * order_count))::smallint,
      (case when rating_count > 0 then rating_sum / rating_count else 0 end)::real,
      coalesce(stock_shown > 0, false) and not made_to_order, is_recommended, created_at, origin, search.code(sku)
    from products where id = any(ids)
  $$;

  create function search.write_facts(ids uuid[]) returns void language sql as $$
    update search.goods g
    set live = f.live, price = f.price, moq = f.moq, views = f.views, heat = f.heat, stars = f.stars, in_stock = f.in_stock,
      recommended = f.recommended, created_at = f.created_at
    from search.facts(ids) f
    where f.id = g.id
      and (g.live, g.price, g.moq, g.views, g.heat, g.stars, g.in_stock, g.recommended, g.created_at)
        is distinct from (f.live, f.price, f.moq, f.views, f.heat, f.stars, f.in_stock, f.recommended, f.created_at)
  $$;

  -- The subcategory (shelf) is indexed as a word, so that its names are resolved per search and renaming it rewrites no
  -- product.
  create function search.write_goods(ids uuid[]) returns void language sql as $$
    insert into search.goods (id, live, shelf, price, moq, views, heat, stars, in_stock, recommended, created_at, origin, code,
      names, words)
    select f.*, strip(v.names), v.words || array_to_tsvector(array['~' || f.shelf])
    from search.facts(ids) f
    join products p on p.id = f.id
    cross join lateral (
      select concat_ws(' ', string_agg(l.name, ' ') filter (where l._locale <> 'fr'), p.sku) as name,
        string_agg(l.name, ' ') filter (where l._locale = 'fr') as nom,
        concat_ws(' ', p.seller_name, p.origin,
          string_agg(concat_ws(' ', l.material, l.color), ' ') filter (where l._locale <> 'fr')) as fact,
        string_agg(concat_ws(' ', l.material, l.color), ' ') filter (where l._locale = 'fr') as fait,
        string_agg(l.description, ' ') filter (where l._locale <> 'fr') as about,
        string_agg(l.description, ' ') filter (where l._locale = 'fr') as propos
      from products_locales l where l._parent_id = p.id
    ) as said
    cross join lateral (
      select search.vectors(search.plain(name), search.plain(nom), 'A')
        || setweight(to_tsvector('simple', regexp_replace(regexp_replace(search.plain(name), '[^가-힣]', '', 'g'), '(.)', '\\1 ', 'g')), 'A') as names,
        search.vectors(search.plain(fact), search.plain(fait), 'C') as facts,
        search.vectors(search.plain(about), search.plain(propos), 'D') as told
      offset 0
    ) as made
    cross join lateral (select names, names || facts || told as words offset 0) as v
    on conflict (id) do update
      set shelf = excluded.shelf, origin = excluded.origin, code = excluded.code, names = excluded.names, words = excluded.words
      where (goods.shelf, goods.origin, goods.code, goods.names, goods.words)
        is distinct from (excluded.shelf, excluded.origin, excluded.code, excluded.names, excluded.words);
    select search.add_terms(array_agg(concat_ws(' ', l.name, l.material, l.color)), l._locale::text)
    from products_locales l where l._parent_id = any(ids) group by l._locale;
  $$;

  create function search.write_synonyms(ids uuid[]) returns void language sql as $$
    delete from search.synonyms where synonym = any(ids);
    insert into search.synonyms
    select t.parent_id, search.tokens(t.text),
      array(select jsonb_array_elements_text(word -> 'any' || (word -> 'all'))
        from jsonb_path_query(search.tokens(t.text), '$[*]') as word where not (word -> 'stop')::boolean)
    from synonyms_texts t join synonyms s on s.id = t.parent_id
    where t.parent_id = any(ids) and t.path = 'words' and search.tokens(t.text) <> '[]';
    select search.add_terms(array(select text from synonyms_texts where parent_id = any(ids)), 'any');
  $$;
`
