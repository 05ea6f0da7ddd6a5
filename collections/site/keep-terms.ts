import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
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
import { recordAudit } from '@/server/records/audit'
import { requestDatabase } from '@/server/db/request-database'
import { publishedWords, readTermsFacts, termsFacts, type TermsFacts } from '@/server/people/terms-facts'
import { actorOf } from '~/collections/shared/actor'
import { rejection } from '~/collections/shared/enforce'
import { runSql } from '~/collections/shared/run-sql'
import { isPublic, savesDraft } from './page-hooks'

type StoredVersion = TermsFacts['versions'][number]
type VersionPlan = Exclude<Plan, { kind: 'nothing' }>

/** What is published at /terms becomes a version of its own, or is refused (rule L32). */
export const keepTerms: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  if (doc.slug !== TERMS_SLUG || savesDraft(req) || !isPublic(doc)) return doc
  const { versions, ...words } = await factsOf(req, doc.id)
  const [newest, before] = versions
  const asked: Publication = {
    validFrom: doc.validFrom ? dayOfNoon(doc.validFrom) : null,
    isCorrection: doc.isCorrection === true,
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

async function factsOf(req: PayloadRequest, page: string): Promise<TermsFacts> {
  const { rows } = await runSql(req, readTermsFacts(publishedWords(page)))
  return termsFacts.parse(rows[0])
}

/** Copied as it stands, so that nothing can change it later by way of the page. */
async function store(
  req: PayloadRequest,
  page: string,
  plan: VersionPlan,
  newest: StoredVersion | undefined,
) {
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
