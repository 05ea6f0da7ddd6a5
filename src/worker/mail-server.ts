import { createTransport, type SendMailOptions } from 'nodemailer'
import { errorText } from '@/server/records/log/error-text'

/** For each of: finding the address, connecting, the greeting, every answer. */
const PATIENCE_MS = 10_000

/** The mail server greets nobody or signs nobody in, whatever the email. */
export class MailServerAway extends Error {}

/** Sends over connections of its own. Throws MailServerAway unless the failure is about this very email. */
export async function sendEmail(message: SendMailOptions) {
  const transport = createTransport({
    url: process.env.SMTP_URL,
    dnsTimeout: PATIENCE_MS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  try {
    await transport.sendMail(message).catch(async (error: unknown) => {
      await transport.verify().catch((away: unknown) => {
        throw new MailServerAway(`The mail server is away: ${errorText(away)}`)
      })
      // Without a reply an outage may just have ended, which says nothing about the email.
      if (hasReply(error)) throw error
      await transport.sendMail(message)
    })
  } finally {
    transport.close()
  }
}

const hasReply = (error: unknown) => error instanceof Error && Boolean(Reflect.get(error, 'responseCode'))
