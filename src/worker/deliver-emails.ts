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
 * Sends queued emails, oldest first, with back-off, at most eight attempts. A
 * crash before marking one as sent sends it again with the same Message-ID.
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
    // Clear the content, keep the record that it was sent.
    await drizzle.execute(sql`
      update emails set status = 'sent', sent_at = now(), error = null, subject = ${content.subject},
        params = null, html = null, text = null where id = ${mail.id}`)
    // After the email about a deleted account, delete the address as well.
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

/** Payload renders its own emails to staff; all others are rendered here. */
async function emailContentOf(
  payload: Payload,
  { template, locale, params, subject, html, text }: QueuedEmail,
) {
  if (template === 'panel')
    return { subject: subject ?? '', html: html ?? undefined, text: text ?? undefined }
  const sender: Sender = await payload.findGlobal({ slug: 'settings', depth: 0, locale })
  return renderEmail({ template, locale, params }, sender)
}
