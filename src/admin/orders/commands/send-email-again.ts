import { randomUUID } from 'node:crypto'
import { isAdmin, type Actor } from '@/domain/people/actor'
import { fail, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { publish } from '@/server/db/bus'
import { alias, and, eq, exists, getTableColumns, isNotNull, or, sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { command, Refusal } from '@/server/db/refusal'

const { emails } = tables
const asked = alias(emails, 'asked')
const copy = alias(emails, 'copy')

/** Sends an email of an order once more, as it was and where it went; at most once a minute (rule M47). */
export async function sendEmailAgain(
  actor: Actor,
  { email }: { email: string },
): Promise<Result<{ email: string }>> {
  if (actor.kind !== 'staff' || !isAdmin(actor)) return fail('moves.notYours', 'email')
  return command(async (tx) => {
    const firstId = tx
      .select({ id: sql`coalesce(${asked.copyOf}, ${asked.id})` })
      .from(asked)
      .where(eq(asked.id, email))
    // The lock on the first one lets one request at a time count the copies.
    await tx.select({ id: emails.id }).from(emails).where(eq(emails.id, firstId)).for('update')
    const anySent = (which: SQL) =>
      exists(
        tx
          .select({ one: sql`1` })
          .from(copy)
          .where(and(or(eq(copy.id, emails.id), eq(copy.copyOf, emails.id)), which)),
      )
    const recent = sql`coalesce(${copy.sentAt}, ${copy.createdAt}) > now() - interval '1 minute'`
    const [first] = await tx
      .select({
        id: emails.id,
        order: sql<string>`${emails.order}`,
        template: emails.template,
        isGone: sql<boolean>`${emails.html} is null and ${emails.params} is null`,
        isWaiting: sql<boolean>`${anySent(eq(copy.status, 'queued'))}`,
        isRecent: sql<boolean>`${anySent(recent)}`,
      })
      .from(emails)
      .where(and(isNotNull(emails.order), eq(emails.id, firstId)))
    if (!first) throw new Refusal([{ code: 'orderEmail.unknown', path: 'email' }])
    if (first.isGone) throw new Refusal([{ code: 'orderEmail.gone', path: 'email' }])
    if (first.isWaiting) throw new Refusal([{ code: 'orderEmail.waiting', path: 'email' }])
    if (first.isRecent) throw new Refusal([{ code: 'orderEmail.tooSoon', path: 'email' }])
    const id = randomUUID()
    await tx.insert(emails).select(
      tx
        .select({
          ...getTableColumns(emails),
          id: sql`${id}::uuid`.as('id'),
          copyOf: sql`${emails.id}`.as('copy_of_id'),
          status: sql`'queued'`.as('status'),
          attempts: sql`0`.as('attempts'),
          error: sql`null`.as('error'),
          sentAt: sql`null`.as('sent_at'),
          dedupeKey: sql`${`again:${id}`}`.as('dedupe_key'),
          updatedAt: sql`now()`.as('updated_at'),
          createdAt: sql`now()`.as('created_at'),
        })
        .from(emails)
        .where(eq(emails.id, first.id)),
    )
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
