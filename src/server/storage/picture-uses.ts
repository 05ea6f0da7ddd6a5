import * as z from 'zod'
import { LOCALES, type Locale } from '@/domain/locale'
import type { KnownPictures } from '@/domain/pages/content/check-content'
import { USE_KINDS } from '@/domain/pages/content/picture-uses'
import { sentName } from '@/domain/forms/upload'
import { sql, type SQL } from '@/server/db/sql'
import { among } from '@/server/orders/rows'

/** Uses named of one picture; of the rest there is the number. */
const NAMED = 50
/** Pictures of the marketplace that are asked whether they are used, the newest first, and how many are found. */
const ASKED = 5_000
const FOUND = 500

const PATH = 'strict $.** ? (@.type == "upload" && @.relationTo == "media" && exists (@.value)).value'

/** The pictures in pages as they are published, and as they were last saved; earlier versions are not among it. */
const IN_PAGES = sql`in_pages as (
  select w.page, coalesce(x #>> '{id}', x #>> '{}') as picture, bool_or(w.shown) as shown
  from (
    select l._parent_id as page, l.content, p._status = 'published' and p.deleted_at is null as shown
      from pages_locales l join pages p on p.id = l._parent_id
    union all select v.parent_id, l.version_content, false
      from _pages_v v join _pages_v_locales l on l._parent_id = v.id where v.latest and v.parent_id is not null
  ) w cross join lateral jsonb_path_query(w.content, ${PATH}::jsonpath) x
  group by 1, 2)`

/** Whether a language of the terms shows a picture. */
const hasPicture = (id: SQL) =>
  sql`exists (select 1 from jsonb_path_query(l.content, ${PATH}::jsonpath) x where coalesce(x #>> '{id}', x #>> '{}') = ${id}::text)`

const inLanguage = (rows: SQL, locale: Locale) =>
  sql`(select t.words from (${rows}) t where t.words <> '' order by (t.language = ${locale}) desc, (t.language = 'en') desc limit 1)`

const pageTitle = (locale: Locale) =>
  inLanguage(
    sql`select l.version_title as words, l._locale::text as language from _pages_v v
      join _pages_v_locales l on l._parent_id = v.id where v.latest and v.parent_id = i.page`,
    locale,
  )
const productName = (locale: Locale) =>
  inLanguage(
    sql`select n.name as words, n._locale::text as language from products_locales n where n._parent_id = p.id`,
    locale,
  )
const categoryName = (locale: Locale) =>
  inLanguage(
    sql`select n.name as words, n._locale::text as language from categories_locales n where n._parent_id = c.id`,
    locale,
  )

/** Where pictures are used, in one statement: the first of each, and how many there are (rule L31). */
export const usesOf = (ids: readonly string[], locale: Locale, named = NAMED): SQL => sql`
  with asked as (select id, owner_id from media where id in ${among(ids)}), ${IN_PAGES}, uses as (
    select a.id as picture, 'page' as kind, i.page as doc, ${pageTitle(locale)} as title, i.shown
      from asked a join in_pages i on i.picture = a.id::text
    union all select a.id, 'hero', null, null, true from asked a
      where exists (select 1 from home where hero_picture_id = a.id)
    union all select a.id, 'makers', null, null, true from asked a
      where exists (select 1 from home_makers where picture_id = a.id)
    union all select a.id, 'category', c.id, ${categoryName(locale)}, true
      from asked a join categories c on c.picture_id = a.id
    union all select a.id, 'product', p.id, ${productName(locale)}, p.is_live
      from asked a join products p on p.id in (select parent_id from products_rels where media_id = a.id)
    union all select a.id, 'change', g.id, ${productName(locale)}, false
      from asked a join product_changes g on g.id in (select parent_id from product_changes_rels where media_id = a.id)
      join products p on p.id = g.product_id where g.status not in ('declined', 'withdrawn')
    union all select a.id, 'draft', d.id, null, false from asked a join product_drafts d on d.seller_id = a.owner_id
      and d.content->'images' @> jsonb_build_array(jsonb_build_object('id', a.id))
    union all select a.id, 'terms', null, v.version, true from asked a join terms_versions v
      on v.id in (select l._parent_id from terms_versions_locales l where ${hasPicture(sql`a.id`)}))
  select picture, kind, doc, title, shown, total from (
    select u.*, count(*) over (partition by picture)::int as total,
      row_number() over (partition by picture order by array_position(${sql.param(USE_KINDS)}::text[], kind), title, doc) as place
    from uses u) ranked
  where place <= ${named} order by picture, place`

const IS_USED = sql`(exists (select 1 from in_pages i where i.picture = m.id::text)
  or exists (select 1 from home h where h.hero_picture_id = m.id)
  or exists (select 1 from home_makers k where k.picture_id = m.id)
  or exists (select 1 from categories c where c.picture_id = m.id)
  or exists (select 1 from products_rels r where r.media_id = m.id)
  or exists (select 1 from product_changes_rels r join product_changes g on g.id = r.parent_id
    where r.media_id = m.id and g.status not in ('declined', 'withdrawn'))
  or exists (select 1 from product_drafts d where d.seller_id = m.owner_id
    and d.content->'images' @> jsonb_build_array(jsonb_build_object('id', m.id)))
  or exists (select 1 from terms_versions_locales l where ${hasPicture(sql`m.id`)}))`

/** Whether a picture is used, and in which languages it has an alternative text: of a list in one statement. */
export const pictureStates = (ids: readonly string[]): SQL => sql`
  with ${IN_PAGES}
  select m.id, ${IS_USED} as used,
    array(select l._locale::text from media_locales l where l._parent_id = m.id and trim(l.alt) <> '') as languages
  from media m where m.id in ${among(ids)}`

export const knownPicture = z.object({
  id: z.string(),
  name: z.string().nullable(),
  languages: z.array(z.enum(LOCALES)),
})

/** What the rule about finished pages asks of pictures (rule L21). */
export const readKnownPictures = (ids: readonly string[]): SQL => sql`
  select m.id, m.filename as name,
    array(select l._locale::text from media_locales l where l._parent_id = m.id and trim(l.alt) <> '') as languages
  from media m where m.id in ${among(ids)}`

export const knownPictures = (rows: unknown): KnownPictures =>
  new Map(
    z
      .array(knownPicture)
      .parse(rows)
      .map(({ id, name, languages }) => [id, { name: sentName(name ?? id), languages }]),
  )

/** Pictures of the marketplace that are used nowhere, the newest first. Those of sellers are deleted by themselves (rule C53). */
export const unusedPictures = (): SQL => sql`
  with ${IN_PAGES}
  select m.id from (select * from media where owner_id is null order by created_at desc limit ${ASKED}) m
  where not ${IS_USED} order by m.created_at desc, m.id desc limit ${FOUND}`

/** Whether the line of an order has copied its address (rule C53). */
export const isOrdered = (id: string): SQL =>
  sql`select 1 from orders_items i join media m on substring(i.picture, '^/img/(.{12})-') = m.hash
    where m.id = ${id} limit 1`
