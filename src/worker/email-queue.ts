import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/domain/locale'
import { isSecretEmail } from '@/domain/talk/secret-emails'
import type { Database } from '@/server/db/transaction'

const MAX_ATTEMPTS = 8
/** Longer than sending takes. Only after a crash between sending and marking is the rest of it waited for. */
const CLAIM = sql`interval '5 minutes'`

export type QueuedEmail = {
  id: string
  user: string | null
  to: string
  template: string
  locale: Locale
  params: string | null
  subject: string | null
  html: string | null
  text: string | null
  attempts: number
  queuedAt: string
}

/** Claims the oldest email that is due, so that nobody else sends it meanwhile: `updated_at` lies ahead until it is sent. */
export async function claimEmail(db: Database): Promise<QueuedEmail | undefined> {
  const { rows } = await db.execute<QueuedEmail>(sql`
    with due as (
      select id, updated_at from emails
      where status = 'queued' and updated_at <= now() - (power(2, attempts) - 1) * interval '15 seconds'
      order by created_at limit 1 for update skip locked
    )
    update emails set updated_at = now() + ${CLAIM} from due where emails.id = due.id
    returning emails.id, user_id as user, "to", template, locale, params, subject, html, text, attempts::int,
      due.updated_at::text as "queuedAt"`)
  return rows[0]
}

/** Gives a claimed email back as it was: nothing was tried that says anything about it. */
export async function releaseEmail(db: Database, { id, queuedAt }: QueuedEmail) {
  await db.execute(
    sql`update emails set updated_at = ${queuedAt}::timestamptz where id = ${id} and status = 'queued'`,
  )
}

export type SentContent = { subject: string; html?: string; text?: string }

/** Emails about orders, until one side has left. */
const isKept = sql`order_id is not null and not exists (select 1 from orders o join users u on u.id in (o.buyer_id, o.seller_id)
  where o.id = emails.order_id and u.deleted_at is not null)`

/** Keeps the record that it was sent; the content only of emails about orders, word for word (rule M47). */
export async function markSent(db: Database, { id, template }: QueuedEmail, content: SentContent) {
  // After the email about a deleted account, the address goes as well.
  if (template === 'accountDeleted') await db.execute(sql`delete from emails where id = ${id}`)
  else
    await db.execute(sql`
      update emails set status = 'sent', sent_at = now(), updated_at = now(), error = null, subject = ${content.subject},
        params = null, html = case when ${isKept} then ${content.html ?? null}::text end,
        text = case when ${isKept} then ${content.text ?? null}::text end
      where id = ${id}`)
}

/** Counts an attempt; the last one gives the email up, and clears it if it had a link that lets its reader in (rule A16). */
export async function markRefused(db: Database, { id, template, attempts }: QueuedEmail, reason: string) {
  const status = attempts + 1 >= MAX_ATTEMPTS ? 'failed' : 'queued'
  const clear = status === 'failed' && isSecretEmail(template)
  await db.execute(sql`
    update emails set status = ${status}, attempts = attempts + 1, error = ${reason}, updated_at = now(),
      params = case when ${clear} then null else params end, html = case when ${clear} then null else html end,
      text = case when ${clear} then null else text end where id = ${id}`)
}

/** The member has switched the topic off since it was queued. */
export async function dropEmail(db: Database, { id }: QueuedEmail) {
  await db.execute(sql`
    update emails set status = 'failed', error = 'The member has unsubscribed.', updated_at = now(), params = null, html = null,
    text = null where id = ${id}`)
}
