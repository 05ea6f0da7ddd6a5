import 'server-only'
import { mailRow, type Mail } from '@/domain/talk/mail'
import { boot, type Inside } from '@/server/db/transaction'

/** Puts a mail into the outbox with the change it tells of: `await postMail(inside, { template, params, to, user, locale })`. */
export async function postMail(inside: Inside, mail: Mail) {
  const { db } = await boot()
  await db.create({ collection: 'emails', data: mailRow(mail), req: inside })
}
