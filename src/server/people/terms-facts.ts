import * as z from 'zod'
import { LOCALES } from '@/domain/locale'
import { sql, type SQL } from '@/server/db/sql'

const locales = z.array(z.enum(LOCALES))
const stored = z.object({
  id: z.string(),
  validFrom: z.string(),
  needsAgreement: z.boolean(),
  older: locales,
})

/** What a publication of the terms is judged by (rule L32). */
export const termsFacts = z.object({
  /** The two newest, the newest first. */
  versions: z.array(stored),
  isSame: z.boolean(),
  joined: locales,
  hasFrench: z.boolean(),
})
export type TermsFacts = z.infer<typeof termsFacts>

/** The two newest versions, and how words of a page compare with the newest, in all languages. */
export const readTermsFacts = (words: SQL): SQL => sql`
  with newest as (select * from terms_versions order by valid_from desc, created_at desc limit 2),
    shown as (${words}),
    worded as (select l._parent_id, l._locale, l.title, l.content from terms_versions_locales l
      join newest n on n.id = l._parent_id where l.content is not null),
    kept as (select * from worded
      where _parent_id = (select id from newest order by valid_from desc, created_at desc limit 1)),
    older as (select w._parent_id, w._locale from worded w join shown s using (_locale)
      where s.content = w.content and exists (select 1 from worded e join shown n using (_locale)
        where e._locale = 'en' and e._parent_id = w._parent_id and n.content is distinct from e.content))
  select
    coalesce((select json_agg(json_build_object('id', id, 'needsAgreement', needs_agreement,
      'validFrom', to_char(valid_from at time zone 'UTC', 'YYYY-MM-DD'),
      'older', (select coalesce(json_agg(o._locale), '[]') from older o where o._parent_id = newest.id)) order by valid_from desc, created_at desc)
      from newest), '[]') as versions,
    not exists (select 1 from kept k left join shown s using (_locale)
      where s.title is distinct from k.title or s.content is distinct from k.content) as "isSame",
    (select coalesce(json_agg(_locale), '[]') from shown left join kept k using (_locale) where k.content is null) as joined,
    exists (select 1 from shown where _locale = 'fr') as "hasFrench"`

/** As readers know them. */
export const publishedWords = (page: string): SQL =>
  sql`select _locale, title, content from pages_locales where _parent_id = ${page} and content is not null`

/** As they were saved last. */
export const savedWords = (page: string): SQL => sql`
  select l._locale, l.version_title as title, l.version_content as content
  from _pages_v v join _pages_v_locales l on l._parent_id = v.id
  where v.latest and v.parent_id = ${page} and l.version_content is not null`
