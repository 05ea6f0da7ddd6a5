import { emailRow, type Email } from '@/domain/talk/email'
import { publish } from '@/server/bus'
import { requestDatabase } from '@/server/db/request-database'
import { boot, type Inside } from '@/server/db/transaction'

/** Queues an email in the transaction that causes it: `await queueEmail(inside, { template, params, to, user, locale })`. */
export async function queueEmail(inside: Inside, mail: Email) {
  const payload = await boot()
  await payload.db.create({ collection: 'emails', data: emailRow(mail), req: inside })
  await publish(await requestDatabase({ payload, ...inside }), { kind: 'wake', loop: 'emails' })
}
