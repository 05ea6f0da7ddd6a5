import { dayOfDue } from '@/domain/orders/returns/deadlines'
import { returnTurn } from '@/domain/orders/returns/moves'
import { and, eq, isNotNull, lte, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { command } from '@/server/db/refusal'
import { announceReturnDue, announceEscalation, announceReturnExpiry } from './announce'
import { changeReturn, lockReturnForMove } from './lock-return'

const { returns } = tables
const AT_ONCE = 50

/** Reminds of what is due soon, and ends or hands to staff what was not done in time (rules M89, T35). */
export async function passDeadlines(): Promise<void> {
  await remind()
  await pass()
}

async function remind() {
  const db = await database()
  const isDue = and(isNotNull(returns.remindAt), lte(returns.remindAt, sql`now()`))
  const found = await db.select({ id: returns.id }).from(returns).where(isDue).limit(AT_ONCE)
  for (const { id } of found)
    await command(async (tx) => {
      const [due] = await tx
        .update(returns)
        .set({ remindAt: null })
        .where(and(eq(returns.id, id), isDue))
        .returning()
      const side = due && returnTurn(due.status)
      if (side && due.dueAt) await announceReturnDue(tx, due, side, dayOfDue(due.dueAt))
    })
}

async function pass() {
  const db = await database()
  const found = await db
    .select({ id: returns.id, version: returns.version, status: returns.status })
    .from(returns)
    .where(and(isNotNull(returns.dueAt), lte(returns.dueAt, sql`now()`)))
    .limit(AT_ONCE)
  for (const { id, version, status } of found)
    await command(async (tx) => {
      const to = status === 'accepted' ? 'expired' : 'escalated'
      const { return: late } = await lockReturnForMove(tx, { kind: 'system' }, { return: id, version, to })
      const at = new Date().toISOString()
      const none = { dueAt: null, remindAt: null }
      if (to === 'expired') {
        await changeReturn(tx, late, { status: late.refunded > 0 ? 'refunded' : to, endedAt: at, ...none })
        await announceReturnExpiry(tx, late)
      } else {
        await changeReturn(tx, late, {
          status: to,
          escalatedAt: at,
          complaintBy: 'system',
          complaint: null,
          ...none,
        })
        await announceEscalation(tx, late)
      }
    })
}
