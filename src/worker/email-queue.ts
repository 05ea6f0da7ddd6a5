import * as z from 'zod'
import { LOCALES } from '@/domain/locale'
import { isSecretEmail } from '@/domain/talk/emails/secret-emails'
import { checkedRows } from '@/server/db/checked-rows'
import { LAPSES } from '@/server/db/statements/claims'
import { and, eq, exists, isNotNull, not, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { emails, orders, users } = tables

const MAX_ATTEMPTS = 8

const nullable = z.string().nullable()
const queuedEmail = z.object({
  id: z.string(),
  user: nullable,
  to: z.string(),
  template: z.string(),
  locale: z.enum(LOCALES),
  params: nullable,
  subject: nullable,
  html: nullable,
  text: nullable,
  attempts: z.number(),
  queuedAt: z.string(),
})
export type QueuedEmail = z.infer<typeof queuedEmail>

/** Claims the oldest email that is due, so that nobody else sends it meanwhile: `updated_at` lies ahead until it is sent, or its claim lapses. */
export async function claimEmail(db: Database): Promise<QueuedEmail | undefined> {
  const [claimed] = await checkedRows(
    db,
    queuedEmail,
    sql`with due as (
      select id, updated_at from emails
      where status = 'queued' and updated_at <= now() - (power(2, attempts) - 1) * interval '15 seconds'
      order by created_at limit 1 for update skip locked
    )
    update emails set updated_at = ${LAPSES} from due where emails.id = due.id
    returning emails.id, user_id as user, "to", template, locale, params, subject, html, text, attempts::int,
      due.updated_at::text as "queuedAt"`,
  )
  return claimed
}

/** Gives a claimed email back as it was: nothing was tried that says anything about it. */
export async function releaseEmail(db: Database, { id, queuedAt }: QueuedEmail) {
  await db
    .update(emails)
    .set({ updatedAt: queuedAt })
    .where(and(eq(emails.id, id), eq(emails.status, 'queued')))
}

export type SentContent = { subject: string; html?: string; text?: string }

/** Emails about orders, until one side has left. */
const isKept = (db: Database) => {
  const left = db
    .select({ one: sql`1` })
    .from(orders)
    .innerJoin(users, or(eq(users.id, orders.buyer), eq(users.id, orders.seller)))
    .where(and(eq(orders.id, emails.order), isNotNull(users.deletedAt)))
  return and(isNotNull(emails.order), not(exists(left)))
}

/** What no longer needs to be kept is cleared. */
const CLEARED = { params: null, html: null, text: null }

/** Keeps the record that it was sent; the content only of emails about orders, word for word (rule M47). */
export async function markSent(db: Database, { id, template }: QueuedEmail, content: SentContent) {
  // After the email about a deleted account, the address goes as well.
  if (template === 'accountDeleted') {
    await db.delete(emails).where(eq(emails.id, id))
    return
  }
  const ifKept = (words: string | undefined) => sql`case when ${isKept(db)} then ${words ?? null}::text end`
  await db
    .update(emails)
    .set({
      status: 'sent',
      sentAt: sql`now()`,
      updatedAt: sql`now()`,
      error: null,
      subject: content.subject,
      params: null,
      html: ifKept(content.html),
      text: ifKept(content.text),
    })
    .where(eq(emails.id, id))
}

/** Counts an attempt; the last one gives the email up, and clears it if it had a link that lets its reader in (rule A16). */
export async function markRefused(db: Database, { id, template, attempts }: QueuedEmail, reason: string) {
  const status = attempts + 1 >= MAX_ATTEMPTS ? 'failed' : 'queued'
  const clear = status === 'failed' && isSecretEmail(template)
  await db
    .update(emails)
    .set({
      status,
      attempts: sql`${emails.attempts} + 1`,
      error: reason,
      updatedAt: sql`now()`,
      ...(clear ? CLEARED : {}),
    })
    .where(eq(emails.id, id))
}

/** The member has switched the topic off since it was queued. */
export async function dropEmail(db: Database, { id }: QueuedEmail) {
  await db
    .update(emails)
    .set({
      status: 'failed',
      error: 'The member has unsubscribed.',
      updatedAt: sql`now()`,
      ...CLEARED,
    })
    .where(eq(emails.id, id))
}
