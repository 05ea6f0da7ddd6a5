import { randomUUID } from 'node:crypto'
import { isAdmin, type Actor } from '@/domain/people/actor'
import { fail, type Result } from '@/domain/result'
import { recordAudit } from '@/server/audit'
import { publish } from '@/server/bus'
import { sql } from '@/server/db/sql'
import { rowsOf } from '@/server/order-writes/rows'
import { command, Refusal } from '@/server/refusal'

type Found = {
  id: string
  order: string
  template: string
  isWaiting: boolean
  isGone: boolean
  isRecent: boolean
}

/** Sends an email of an order once more, as it was and where it went; at most once a minute (rule M47). */
export async function sendEmailAgain(
  actor: Actor,
  { email }: { email: string },
): Promise<Result<{ email: string }>> {
  if (actor.kind !== 'staff' || !isAdmin(actor)) return fail('moves.notYours', 'email')
  return command(async (tx) => {
    // The lock on the first one lets one request at a time count the copies.
    await tx.execute(sql`
      select 1 from emails where id = (select coalesce(copy_of_id, id) from emails where id = ${email}) for update`)
    const [first] = await rowsOf<Found>(
      tx,
      sql`select f.id, f.order_id as order, f.template, f.html is null and f.params is null as "isGone",
          exists (select 1 from emails c where (c.id = f.id or c.copy_of_id = f.id) and c.status = 'queued') as "isWaiting",
          exists (select 1 from emails c where (c.id = f.id or c.copy_of_id = f.id)
            and coalesce(c.sent_at, c.created_at) > now() - interval '1 minute') as "isRecent"
        from emails f where f.order_id is not null and f.id = (select coalesce(copy_of_id, id) from emails where id = ${email})`,
    )
    if (!first) throw new Refusal([{ code: 'orderEmail.unknown', path: 'email' }])
    if (first.isGone) throw new Refusal([{ code: 'orderEmail.gone', path: 'email' }])
    if (first.isWaiting) throw new Refusal([{ code: 'orderEmail.waiting', path: 'email' }])
    if (first.isRecent) throw new Refusal([{ code: 'orderEmail.tooSoon', path: 'email' }])
    const id = randomUUID()
    await tx.execute(sql`
      insert into emails (id, user_id, order_id, copy_of_id, "to", template, locale, subject, params, html, text, status, attempts,
        dedupe_key, created_at, updated_at)
      select ${id}, user_id, order_id, id, "to", template, locale, subject, params, html, text, 'queued', 0,
        ${`again:${id}`}, now(), now()
      from emails where id = ${first.id}`)
    const { order, template } = first
    await recordAudit(tx, {
      action: 'order.email_sent_again',
      actor,
      subject: 'orders',
      subjectId: order,
      details: { email: first.id, template },
    })
    await publish(tx, { kind: 'wake', loop: 'emails' })
    return { email: id }
  })
}
