import { isOverdue, nextReminder, todayOfTerms } from '@/domain/people/companies/terms'
import { announceDue } from '@/server/people/companies/announce-terms'
import { and, eq, gt, isNotNull, lte, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { command } from '@/server/db/refusal'

const { checkouts } = tables
const AT_ONCE = 50

/**
 * Reminds of what companies owe: three days before it is due, and one, seven and fourteen days after (rule M122). Of several that a
 * worker missed, once. While a bank debit is under way nobody is reminded.
 */
export async function remindOfTerms(now = new Date()): Promise<void> {
  const db = await database()
  const today = todayOfTerms(now)
  const isDue = and(gt(checkouts.owed, 0), isNotNull(checkouts.remindOn), lte(checkouts.remindOn, today))
  const found = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(isDue)
    .orderBy(checkouts.remindOn, checkouts.id)
    .limit(AT_ONCE)
  for (const { id } of found)
    await command(async (tx) => {
      const [due] = await tx
        .select({ dueOn: checkouts.dueOn, day: checkouts.remindOn, debit: checkouts.bankDebitSince })
        .from(checkouts)
        .where(and(eq(checkouts.id, id), isDue))
        .for('update')
      if (!due?.dueOn) return
      const remindOn = nextReminder(due.dueOn, today)
      await tx
        .update(checkouts)
        .set({ remindOn, updatedAt: sql`now()` })
        .where(eq(checkouts.id, id))
      if (due.debit === null) await announceDue(tx, id, isOverdue(due.dueOn, now), due.day ?? today)
    })
}
