'use server'

import { checkListedQuantity, checkListNote, LIST_LIMITS } from '@/domain/cart/job-list'
import type { FormState } from '@/domain/forms/form-state'
import { isId, NO_ID } from '@/domain/values/id'
import { cleanLine } from '@/domain/values/text'
import { failAll, fail, issuesOf, ok, type Result } from '@/domain/result'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { acceptLines } from './accept-lines'
import { moveLine } from './move-line'
import { changingLists, ownList, touchList } from '@/features/buying/job-lists/own-lists'
import { productsFor } from './products-for'

const { job_list_lines: lines } = tables

type Line = {
  id: string
  list: string
  product: string | null
  position: number
  quantity: number
  note: string
}

const idIn = (form: FormData, name: string) => {
  const id = field(form, name, 36)
  return isId(id) ? id : NO_ID
}

/** A line of an own list; another window may have removed it. */
async function ownLine(tx: Transaction, member: string, id: string): Promise<Result<Line>> {
  const [found] = await tx
    .select({
      id: lines.id,
      list: lines.list,
      product: lines.product,
      position: lines.position,
      quantity: lines.quantity,
      note: sql<string>`coalesce(${lines.note}, '')`,
    })
    .from(lines)
    .where(and(eq(lines.id, id), eq(lines.user, member)))
  return found ? ok(found) : fail('jobLists.noLine', '')
}

/**
 * Changes one line, and no other, and of that only what was typed anew (rule M57): so two windows lose nothing of each other. Fields:
 * locale, line, do ('save', 'remove', 'up', 'down'), quantity, note, and what the page had of both: wasQuantity, wasNote.
 */
export const changeListLine = memberAction(
  { words: 'jobLists', failed: (t) => t('notSaved') },
  async ({ form, t, member }) => {
    const id = String(member.id)
    const command = field(form, 'do', 10) || 'save'
    const kept = { quantity: field(form, 'quantity', 20), note: field(form, 'note', 1000) }
    const quantity = checkListedQuantity(kept.quantity)
    const note = checkListNote(cleanLine(kept.note), LIST_LIMITS.lineNote)
    if (command === 'save' && !(quantity.ok && note.ok))
      return { ...failAll([...issuesOf(quantity), ...issuesOf(note)]), kept }
    const done = await changingLists(id, async (tx): Promise<Result<FormState>> => {
      const line = await ownLine(tx, id, idIn(form, 'line'))
      if (!line.ok) return line
      const { list } = line.value
      await touchList(tx, list)
      if (command === 'remove') {
        await tx.delete(lines).where(eq(lines.id, line.value.id))
        return ok({ ok: true, message: t('removed') })
      }
      if (command === 'up' || command === 'down') {
        await moveLine(tx, line.value, command)
        return ok({ ok: true, message: t('moved') })
      }
      if (!quantity.ok || !note.ok) return ok({})
      const next = merged(form, line.value, { quantity: quantity.value, note: note.value })
      if (!next) {
        const { quantity: now, note: text } = line.value
        return ok({ ok: false, message: t('lineConflict', { quantity: now, note: text || '–' }), kept })
      }
      await saveLine(tx, line.value, next.quantity, next.note)
      return ok({ ok: true, message: t('saved') })
    })
    return done.ok ? done.value : { ...done, kept }
  },
)

type Texts = Pick<Line, 'quantity' | 'note'>

/** What another window has saved since stays where this one changed nothing; null where both changed the same. */
function merged(form: FormData, now: Line, typed: Texts): Texts | null {
  if (!form.has('wasQuantity')) return typed
  const was = { quantity: field(form, 'wasQuantity', 20), note: field(form, 'wasNote', 1000) }
  const isChanged = { quantity: String(typed.quantity) !== was.quantity, note: typed.note !== was.note }
  const isOther = { quantity: String(now.quantity) !== was.quantity, note: now.note !== was.note }
  const clashes = (['quantity', 'note'] as const).filter(
    (name) => isChanged[name] && isOther[name] && typed[name] !== now[name],
  )
  if (clashes.length > 0) return null
  return {
    quantity: isChanged.quantity ? typed.quantity : now.quantity,
    note: isChanged.note ? typed.note : now.note,
  }
}

/** With another quantity the price of that quantity is the one that was seen. */
async function saveLine(tx: Transaction, { id, product, ...before }: Line, quantity: number, note: string) {
  const isOther = quantity !== before.quantity && product !== null
  const [goods] = isOther ? await productsFor(tx, [{ product, quantity }]) : []
  await tx
    .update(lines)
    .set({
      quantity,
      note,
      ...(goods && { seenUnitPrice: goods.seenUnitPrice }),
      updatedAt: sql`now()`,
    })
    .where(eq(lines.id, id))
}

/** Takes prices and stock of today as seen; what is gone stays until it is removed (rule M57). Fields: locale, list. */
export const acceptChanges = memberAction({ words: 'jobLists' }, async ({ form, locale, t, member }) => {
  const id = String(member.id)
  const done = await changingLists(id, async (tx): Promise<Result<object>> => {
    const list = await ownList(tx, id, idIn(form, 'list'))
    if (!list.ok) return list
    await acceptLines(tx, list.value.id, locale)
    return ok({})
  })
  return done.ok ? { ok: true, message: t('accepted') } : done
})
