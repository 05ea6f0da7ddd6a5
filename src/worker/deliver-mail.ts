import { createTransport } from 'nodemailer'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

const AT_ONCE = 20
const MAX_ATTEMPTS = 8

type Mail = {
  id: string
  to: string
  subject: string
  html: string | null
  text: string | null
  attempts: number
}

/**
 * Delivers what is waiting in `emails`, oldest first. One that fails waits longer each time and is given up after the eighth. A crash between
 * sending and noting it sends once more, under the same Message-ID, so that a mailbox can tell.
 */
export async function deliverMail(payload: Payload) {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<Mail>(sql`
    select id, "to", subject, html, text, attempts::int from emails
    where status = 'queued' and updated_at <= now() - (power(2, attempts) - 1) * interval '15 seconds'
    order by created_at limit ${AT_ONCE}`)
  if (rows.length === 0) return
  const transport = createTransport(process.env.SMTP_URL)
  for (const mail of rows) await deliver(payload, transport, mail)
  transport.close()
}

async function deliver(payload: Payload, transport: ReturnType<typeof createTransport>, mail: Mail) {
  const { drizzle } = payload.db
  try {
    await transport.sendMail({
      from: process.env.MAIL_FROM,
      to: mail.to,
      subject: mail.subject,
      html: mail.html ?? undefined,
      text: mail.text ?? undefined,
      messageId: `<${mail.id}@${new URL(process.env.SITE_URL ?? 'http://localhost').hostname}>`,
    })
    await drizzle.execute(
      sql`update emails set status = 'sent', sent_at = now(), error = null where id = ${mail.id}`,
    )
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
    const status = mail.attempts + 1 >= MAX_ATTEMPTS ? 'failed' : 'queued'
    await drizzle.execute(sql`
      update emails set status = ${status}, attempts = attempts + 1, error = ${reason}, updated_at = now() where id = ${mail.id}`)
  }
}
