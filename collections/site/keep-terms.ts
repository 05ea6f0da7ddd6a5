import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { Locale } from '@/domain/locale'
import {
  dayOfNoon,
  noonOf,
  planVersion,
  TERMS_SLUG,
  termsDay,
  type Plan,
  type Publication,
} from '@/domain/pages/terms'
import { isSystem } from '@/domain/people/actor'
import type { Page } from '@/payload-types'
import { recordAudit } from '@/server/audit'
import { requestDatabase } from '@/server/db/request-database'
import { actorOf } from '~/collections/shared/actor'
import { rejection } from '~/collections/shared/enforce'
import { runSql } from '~/collections/shared/run-sql'
import { isPublic, savesDraft } from './page-hooks'

type Stored = { id: string; validFrom: string; needsAgreement: boolean; older: Locale[] }
type Facts = { versions: Stored[]; isSame: boolean; joined: Locale[]; hasFrench: boolean }
type Planned = Exclude<Plan, { kind: 'nothing' }>

/** What is published at /terms becomes a version of its own, or is refused (rule L32). */
export const keepTerms: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  if (doc.slug !== TERMS_SLUG || savesDraft(req) || !isPublic(doc)) return doc
  const { versions, joined, ...words } = await factsOf(req, doc.id)
  const [newest, before] = versions
  const leftOut = newest?.needsAgreement ? (before?.older ?? []) : []
  const asked: Publication = {
    validFrom: doc.validFrom ? dayOfNoon(doc.validFrom) : null,
    isCorrection: doc.isCorrection === true,
    isJoined: joined.some((locale) => !leftOut.includes(locale)),
    ...words,
  }
  const plan = planVersion(asked, {
    today: termsDay(new Date()),
    newest,
    before,
    isSystem: isSystem(actorOf(req)),
  })
  if (!plan.ok) throw rejection('pages', plan.issues, req)
  if (plan.value.kind !== 'nothing') await store(req, doc.id, plan.value, newest)
  return doc
}

/** The two newest versions, and how what is published now compares with the newest, in all languages. */
async function factsOf(req: PayloadRequest, page: string): Promise<Facts> {
  const { rows } = await runSql(
    req,
    sql`with newest as (select * from terms_versions order by valid_from desc, created_at desc limit 2),
      shown as (select _locale, title, content from pages_locales where _parent_id = ${page} and content is not null),
      worded as (select l._parent_id, l._locale, l.title, l.content from terms_versions_locales l
        join newest n on n.id = l._parent_id where l.content is not null),
      kept as (select * from worded where _parent_id = (select id from newest order by valid_from desc, created_at desc limit 1)),
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
        exists (select 1 from shown where _locale = 'fr') as "hasFrench"`,
  )
  return rows[0] as Facts
}

/** Copied as it stands, so that nothing can change it later by way of the page. */
async function store(req: PayloadRequest, page: string, plan: Planned, newest: Stored | undefined) {
  const { kind, validFrom, needsAgreement, without } = plan
  const id = kind === 'rewritten' && newest ? newest.id : randomUUID()
  await runSql(
    req,
    sql`insert into terms_versions (id, version, valid_from, needs_agreement, mailing_done)
      values (${id}, ${validFrom}, ${noonOf(validFrom)}, ${needsAgreement}, false)
      on conflict (id) do update set version = case when terms_versions.valid_from = excluded.valid_from
          then terms_versions.version else excluded.version end,
        valid_from = excluded.valid_from, needs_agreement = excluded.needs_agreement, updated_at = now()`,
  )
  await runSql(req, sql`delete from terms_versions_locales where _parent_id = ${id}`)
  await runSql(
    req,
    sql`insert into terms_versions_locales (title, description, content, _locale, _parent_id)
      select title, description, content, _locale, ${id} from pages_locales
      where _parent_id = ${page} and _locale::text <> all(${sql.param(without)}::text[])`,
  )
  // The worker clears the pages at midnight in Toronto, as it clears those of changed stock.
  await runSql(
    req,
    sql`insert into page_clearings (tags, due_at)
      select array['pages'], at from (select ${validFrom}::timestamp at time zone 'America/Toronto' as at) as day where at > now()`,
  )
  await recordAudit(await requestDatabase(req), {
    action: 'terms.published',
    actor: actorOf(req),
    subject: 'terms-versions',
    subjectId: id,
    details: { validFrom, needsAgreement },
  })
}
