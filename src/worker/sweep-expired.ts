import { DRAFT_DAYS } from '@/domain/products/listing/draft'
import { sql } from '@/server/db/sql'
import { deleteDrafts } from '@/server/products/delete-drafts'
import { database } from '@/server/db/transaction'

const AT_ONCE = 1_000
const HOUR_MS = 60 * 60 * 1000

/** Days an expired or used link is still recognized as such; then its row is deleted, with any waiting sign-up. */
const EXPIRED_LINKS_DAYS = 7

/** Days until an import and its rows are deleted; what it did to products stays (rule C51). */
const IMPORTS_DAYS = 90
const IMPORTS_AT_ONCE = 10

/** Months an inquiry is kept after it was answered, as the privacy policy says. */
const INQUIRY_MONTHS = 24

/** Days the content of a given-up email is kept, to try it again (rule A16). */
const FAILED_EMAILS_DAYS = 30

/** Hours a search engine may be away before it is given up and has to be rebuilt. */
const ENGINE_HOURS = 24

/** Days until a decision that has ended is deleted; the audit log keeps what it changed. */
const DECISIONS_DAYS = 30

/** Deletes expired counters, tokens, invitations, drafts, sessions, decisions, imports, inquiries and contents of failed emails. Skips locked rows until next time. */
export async function sweepExpired(): Promise<void> {
  const db = await database()
  for (const statement of [
    sql`delete from throttles where key in (
      select key from throttles where expire < ${Date.now() - HOUR_MS} limit ${AT_ONCE} for update skip locked)`,
    sql`delete from account_tokens where id in (
      select id from account_tokens where expires_at < now() - make_interval(days => ${EXPIRED_LINKS_DAYS})
      limit ${AT_ONCE} for update skip locked)`,
    sql`delete from company_invitations where id in (
      select id from company_invitations where expires_at < now() - make_interval(days => ${EXPIRED_LINKS_DAYS})
      limit ${AT_ONCE} for update skip locked)`,
    deleteDrafts(sql`id in (
      select id from product_drafts where updated_at < now() - make_interval(days => ${DRAFT_DAYS})
      limit ${AT_ONCE} for update skip locked)`),
    sql`delete from users_sessions where id in (
      select id from users_sessions where expires_at < now() limit ${AT_ONCE} for update skip locked)`,
    sql`delete from staff_sessions where id in (
      select id from staff_sessions where expires_at < now() limit ${AT_ONCE} for update skip locked)`,
    sql`delete from inquiries where id in (
      select id from inquiries where status <> 'new' and updated_at < now() - make_interval(months => ${INQUIRY_MONTHS})
      limit ${AT_ONCE} for update skip locked)`,
    sql`update emails set params = null, html = null, text = null where id in (
      select id from emails where status = 'failed' and updated_at < now() - make_interval(days => ${FAILED_EMAILS_DAYS})
        and (params is not null or html is not null or text is not null) limit ${AT_ONCE} for update skip locked)`,
    sql`delete from decisions where id in (
      select id from decisions where ended_at < now() - make_interval(days => ${DECISIONS_DAYS})
      limit ${AT_ONCE} for update skip locked)`,
    sql`with old as (
        select id from product_imports where created_at < now() - make_interval(days => ${IMPORTS_DAYS})
          and status not in ('running', 'stopping') limit ${IMPORTS_AT_ONCE} for update skip locked),
      gone as (delete from product_import_rows where import_id in (select id from old))
      delete from product_imports where id in (select id from old)`,
    sql`delete from search.engine where exists (
      select from search.changes where at < now() - make_interval(hours => ${ENGINE_HOURS}))`,
    sql`delete from search.changes where not exists (select from search.engine)`,
  ])
    await db.execute(statement)
}
