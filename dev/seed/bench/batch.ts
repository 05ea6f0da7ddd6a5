/**
 * The products numbered $1 to $2, made of words and of what a listing of the catalogue is. $3 is the moment all times count back
 * from: they are older than the catalogue's own, so Latest stays as it was.
 */
export const MAKE_BATCH = `
  create temp table batch as
  select n, pg_temp.id_of('maru bench ' || n) as id, models.id as model,
    series.en as series_en, series.fr as series_fr, series.ko as series_ko,
    goods.en as good_en, goods.fr as good_fr, goods.ko as good_ko,
    finishes.en as finish_en, finishes.fr as finish_fr, finishes.ko as finish_ko,
    100 + 20 * pg_temp.pick(n, 'size', 75) as size,
    (60 + pg_temp.pick(n, 'price', 80)) / 100.0 as factor,
    case when pg_temp.pick(n, 'shelf', 25) = 0 then 0 else 1 + pg_temp.pick(n, 'stock', 1500) end as stock,
    -- Four of every ten copies of a product are a family.
    case when n / models.among % 10 < 4 then format('bench %s %s', n % models.among, n / models.among / 10) end as family_key,
    (pg_temp.pick(n, 'views', 31) * pg_temp.pick(n, 'more views', 31)) as views,
    $3::timestamptz - make_interval(mins => (90 * 1440 + pg_temp.pick(n, 'age', 300 * 1440))::int) as created_at
  from generate_series($1::bigint, $2::bigint) as n
  join models on models.at = n % models.among
  join goods on goods.category = models.category and goods.at = pg_temp.pick(n, 'good', goods.among)
  join finishes on finishes.at = pg_temp.pick(n, 'finish', (select count(*) from finishes))
  join series on series.at = pg_temp.pick(n, 'series', (select count(*) from series))`

const PRODUCTS = `
  insert into products (id, sku, status, is_live, needs_review, approved_at, moq, price_from, price_best, stock, view_count,
    created_at, updated_at, dimensions, length_mm, width_mm, height_mm, weight, sold_by, content, content_unit, packaging_unit, box_length, box_width,
    box_height, hs_code, listed_in_id, category, main_category, sub_category, origin, seller_id, seller_name, shipping_country, shipping_from,
    lead_time_days, cover_card, cover_page, cover_width, cover_height, family_key)
  select b.id, 'BENCH-' || lpad(b.n::text, 7, '0'), 'approved', true, false, b.created_at + interval '1 day', m.moq,
    greatest(1, round(m.price_from * b.factor)), greatest(1, round(m.price_best * b.factor)), b.stock, b.views,
    b.created_at, b.created_at, m.dimensions, m.length_mm, m.width_mm, m.height_mm, m.weight, m.sold_by, m.content, m.content_unit, m.packaging_unit,
    m.box_length, m.box_width, m.box_height, m.hs_code, m.listed_in_id, m.category, m.main_category, m.sub_category, m.origin,
    m.seller_id, m.seller_name, m.shipping_country, m.shipping_from, m.lead_time_days, m.cover_card, m.cover_page, m.cover_width, m.cover_height,
    b.family_key
  from batch b join products m on m.id = b.model`

/** All languages at once, so that search reads a product's words once. */
const WORDS = `
  insert into products_locales (_parent_id, _locale, name, description, material, color)
  ${(['en', 'fr', 'ko'] as const)
    .map(
      (locale) => `
  select b.id, '${locale}'::_locales, pg_temp.capital(format(w.name, b.series_${locale}, b.good_${locale}, b.finish_${locale}, b.size)),
    pg_temp.capital(format(w.description, b.series_${locale}, b.good_${locale}, b.finish_${locale}, b.size, m.material)),
    m.material, pg_temp.capital(b.finish_${locale})
  from batch b
  join products_locales m on m._parent_id = b.model and m._locale = '${locale}'
  join wordings w on w.locale = '${locale}'`,
    )
    .join(' union all ')}`

const TIERS = `
  insert into products_moq_prices (_order, _parent_id, id, min_qty, max_qty, unit_price)
  select m._order, b.id, left(md5('tier ' || b.n || ' ' || m._order), 24), m.min_qty, m.max_qty,
    greatest(1, round(m.unit_price * b.factor))
  from batch b join products_moq_prices m on m._parent_id = b.model`

const PICTURES = `
  insert into products_rels ("order", parent_id, path, media_id)
  select m."order", b.id, m.path, m.media_id from batch b join products_rels m on m.parent_id = b.model`

const CERTIFICATIONS = `
  insert into products_texts ("order", parent_id, path, text)
  select m."order", b.id, m.path, m.text from batch b join products_texts m on m.parent_id = b.model`

const OPENINGS = `
  insert into stock_movements (id, product_id, seller_id, reason, change, created_at, updated_at)
  select pg_temp.id_of('maru bench opening ' || b.n), b.id, m.seller_id, 'opening', b.stock, b.created_at, b.created_at
  from batch b join products m on m.id = b.model where b.stock > 0`

/** What a batch becomes. */
export const KEEP_BATCH = [PRODUCTS, WORDS, TIERS, PICTURES, CERTIFICATIONS, OPENINGS, 'drop table batch']

export const GROWN = [
  'products',
  'products_locales',
  'products_moq_prices',
  'products_rels',
  'products_texts',
  'stock_movements',
  'search.goods',
]
