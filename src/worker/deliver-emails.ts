import { createTransport } from 'nodemailer'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Locale } from '@/domain/locale'
import { renderEmail, type Sender } from '@/server/email/render-email'

const AT_ONCE = 20
const MAX_ATTEMPTS = 8

type QueuedEmail = {
  id: string
  to: string
  template: string
  locale: Locale
  params: string | null
  subject: string | null
  html: string | null
  text: string | null
  attempts: number
}

/**
 * Delivers what is waiting in `emails`, oldest first. One that fails waits longer each time and is given up after the eighth. A crash between
 * sending and noting it sends once more, under the same Message-ID, so that a mailbox can tell.
 */
export async function deliverEmails(payload: Payload) {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<QueuedEmail>(sql`
    select id, "to", template, locale, params, subject, html, text, attempts::int from emails
    where status = 'queued' and updated_at <= now() - (power(2, attempts) - 1) * interval '15 seconds'
    order by created_at limit ${AT_ONCE}`)
  if (rows.length === 0) return
  const transport = createTransport(process.env.SMTP_URL)
  for (const mail of rows) await deliver(payload, transport, mail)
  transport.close()
}

async function deliver(payload: Payload, transport: ReturnType<typeof createTransport>, mail: QueuedEmail) {
  const { drizzle } = payload.db
  try {
    const content = await emailContentOf(payload, mail)
    await transport.sendMail({
      from: process.env.MAIL_FROM,
      to: mail.to,
      ...content,
      messageId: `<${mail.id}@${new URL(process.env.SITE_URL ?? 'http://localhost').hostname}>`,
    })
    // What it said is for the recipient alone; that it was sent is for the record.
    await drizzle.execute(sql`
      update emails set status = 'sent', sent_at = now(), error = null, subject = ${content.subject},
        params = null, html = null, text = null where id = ${mail.id}`)
    // The last word to somebody who left: the address goes as well.
    if (mail.template === 'accountDeleted')
      await drizzle.execute(sql`delete from emails where id = ${mail.id}`)
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
    const status = mail.attempts + 1 >= MAX_ATTEMPTS ? 'failed' : 'queued'
    await drizzle.execute(sql`
      update emails set status = ${status}, attempts = attempts + 1, error = ${reason}, updated_at = now(),
        params = case when ${status} = 'failed' then null else params end where id = ${mail.id}`)
  }
}

/** Payload writes its own to staff; all others are written here. */
async function emailContentOf(
  payload: Payload,
  { template, locale, params, subject, html, text }: QueuedEmail,
) {
  if (template === 'panel')
    return { subject: subject ?? '', html: html ?? undefined, text: text ?? undefined }
  const sender: Sender = await payload.findGlobal({ slug: 'settings', depth: 0, locale })
  return renderEmail({ template, locale, params }, sender)
}
