import 'server-only'
import { emailRow, type Email } from '@/domain/talk/email'
import { boot, type Inside } from '@/server/db/transaction'

/** Queues an email in the transaction that causes it: `await queueEmail(inside, { template, params, to, user, locale })`. */
export async function queueEmail(inside: Inside, mail: Email) {
  const { db } = await boot()
  await db.create({ collection: 'emails', data: emailRow(mail), req: inside })
}
