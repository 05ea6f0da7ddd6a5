import { emailRow, type Email } from '@/domain/talk/emails/email'
import { publish } from '@/server/db/bus'
import { requestDatabase } from '@/server/db/request-database'
import { boot, type Inside } from '@/server/db/transaction'
import { withRequest } from '@/server/records/log/cause'

/** Queues an email in the transaction that causes it: `await queueEmail(inside, { template, params, to, user, locale })`. */
export async function queueEmail(inside: Inside, mail: Email) {
  const payload = await boot()
  const noted = { ...mail, params: withRequest(mail.params) } as Email
  await payload.db.create({ collection: 'emails', data: emailRow(noted), req: inside })
  await publish(await requestDatabase({ payload, ...inside }), { kind: 'wake', loop: 'emails' })
}
