import { randomUUID } from 'node:crypto'
import { dayIn, daysBetween, type CalendarDay } from '@/domain/values/calendar'
import { MOST_TEMPLATES } from '@/domain/cart/price-requests/template'
import { issue, type Result } from '@/domain/result'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { command, Refusal } from '@/server/db/refusal'
import { lockOpenMember } from '@/server/people/lock-open-member'

const { offer_templates: templates } = tables

type Terms = { minDays: number; maxDays: number; validUntil: CalendarDay; note: string }

/** Keeps the terms of an offer under a name, in place of what had that name (rule M75). */
export async function keepTemplate(tx: Transaction, seller: string, name: string, terms: Terms) {
  const { minDays, maxDays, validUntil, note } = terms
  const daysValid = daysBetween(dayIn('America/Toronto', new Date()), validUntil)
  const kept = { minDays, maxDays, daysValid, note, updatedAt: sql`now()` }
  await tx
    .insert(templates)
    .values({ id: randomUUID(), seller, name, ...kept })
    .onConflictDoUpdate({ target: [templates.seller, templates.name], set: kept })
  if ((await tx.$count(templates, eq(templates.seller, seller))) > MOST_TEMPLATES)
    throw new Refusal([issue('priceRequest.tooManyTemplates', 'template', { max: MOST_TEMPLATES })])
}

/** One that is not there, or another seller's, stays as it is. */
export function removeTemplate(seller: string, template: string): Promise<Result<void>> {
  return command(async (tx) => {
    await lockOpenMember(tx, seller)
    await tx.delete(templates).where(and(eq(templates.id, template), eq(templates.seller, seller)))
  })
}
