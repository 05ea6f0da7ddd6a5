import type { EmailAdapter, SendEmailOptions } from 'payload'
import { publish } from '@/server/db/bus'

/** Payload's email adapter: writes a row that the worker sends once the transaction has committed. */
export const outbox: EmailAdapter = ({ payload }) => ({
  name: 'outbox',
  defaultFromName: 'Maru',
  defaultFromAddress: process.env.MAIL_FROM ?? 'hello@maru.test',
  sendEmail: async (message: SendEmailOptions) => {
    const html = typeof message.html === 'string' ? message.html : undefined
    const text = typeof message.text === 'string' ? message.text : undefined
    const { id } = await payload.create({
      collection: 'emails',
      context: { actor: { kind: 'system' } },
      data: {
        to: String(message.to),
        template: 'panel',
        locale: 'en',
        subject: message.subject ?? '',
        html,
        text: text ?? html?.replace(/<[^>]+>/g, '').trim(),
        status: 'queued',
        attempts: 0,
      },
    })
    await publish(payload.db.drizzle, { kind: 'wake', loop: 'emails' })
    return id
  },
})
