'use server'

import { randomBytes } from 'node:crypto'
import { redirect } from 'next/navigation'
import { checkListName, checkListNote, LIST_LIMITS, nameOfCopy } from '@/domain/cart/job-list'
import type { FormState } from '@/domain/forms/form-state'
import { isId, NO_ID } from '@/domain/values/id'
import { failAll, issuesOf, ok, type Result } from '@/domain/result'
import { localePath } from '@/messages/locales'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { acceptLines } from './lines/accept-lines'
import { addList, changingLists, namesOfLists, ownList, readableList, touchList } from './own-lists'

const { job_lists: lists, job_list_lines: lines } = tables

const idIn = (form: FormData, name = 'list') => {
  const id = field(form, name, 36)
  return isId(id) ? id : NO_ID
}

const typedIn = (form: FormData) => ({ name: field(form, 'name', 400), note: field(form, 'note') })

function checkedTexts(form: FormData): Result<{ name: string; note: string }> {
  const typed = typedIn(form)
  const name = checkListName(typed.name)
  const note = checkListNote(typed.note, LIST_LIMITS.note)
  return name.ok && note.ok
    ? ok({ name: name.value, note: note.value })
    : failAll([...issuesOf(name), ...issuesOf(note)])
}

/** Begins a list. Fields: locale, name, note. */
export const createList = memberAction(
  { words: 'jobLists', failed: (t) => t('notSaved') },
  async ({ form, locale, member }) => {
    const texts = checkedTexts(form)
    if (!texts.ok) return { ...texts, kept: typedIn(form) }
    const id = String(member.id)
    const added = await changingLists(id, (tx) => addList(tx, id, texts.value))
    if (!added.ok) return { ...added, kept: typedIn(form) }
    redirect(localePath(locale, `/lists/${added.value.id}`))
  },
)

/** Changes name and note, unless another window did since (rule M56). Fields: locale, list, version, name, note. */
export const renameList = memberAction(
  { words: 'jobLists', failed: (t) => t('notSaved') },
  async ({ form, t, member }) => {
    const texts = checkedTexts(form)
    if (!texts.ok) return { ...texts, kept: typedIn(form) }
    const id = String(member.id)
    const done = await changingLists(id, async (tx): Promise<Result<FormState>> => {
      const list = await ownList(tx, id, idIn(form))
      if (!list.ok) return list
      const { name, note, version } = list.value
      const isSame = name === texts.value.name && note === texts.value.note
      if (!isSame && version !== Number(field(form, 'version', 12)))
        return ok({ ok: false, message: t('conflict', { name, note: note || '–' }), kept: typedIn(form) })
      await tx
        .update(lists)
        .set({ ...texts.value, version: version + 1, updatedAt: sql`now()` })
        .where(eq(lists.id, list.value.id))
      return ok({ ok: true, message: t('saved') })
    })
    return done.ok ? done.value : done
  },
)

/**
 * Copies an own list, or a colleague's (rule M143), with its lines; the copy is not shared. Of a colleague's, today's prices are those that
 * the member knows. Fields: locale, list.
 */
export const copyList = memberAction({ words: 'jobLists' }, async ({ form, locale, member }) => {
  const id = String(member.id)
  const copied = await changingLists(id, async (tx): Promise<Result<{ id: string }>> => {
    const list = await readableList(tx, id, idIn(form))
    if (!list.ok) return list
    const { name, note, isOwn } = list.value
    const taken = await namesOfLists(tx, id)
    const copy = await addList(tx, id, { name: taken.includes(name) ? nameOfCopy(name, taken) : name, note })
    if (!copy.ok) return copy
    const stored = await tx.select().from(lines).where(eq(lines.list, list.value.id))
    const rows = stored.map(({ id: _, createdAt: __, updatedAt: ___, ...row }) => ({
      ...row,
      list: copy.value.id,
      user: id,
    }))
    if (rows.length > 0) await tx.insert(lines).values(rows)
    if (!isOwn) await acceptLines(tx, copy.value.id, locale)
    return copy
  })
  if (!copied.ok) return copied
  redirect(localePath(locale, `/lists/${copied.value.id}?done=copied`))
})

/** Deletes a list with its lines; its link ends. Fields: locale, list. */
export const deleteList = memberAction({ words: 'jobLists' }, async ({ form, locale, member }) => {
  const id = String(member.id)
  const done = await changingLists(id, async (tx): Promise<Result<object>> => {
    const list = await ownList(tx, id, idIn(form))
    if (!list.ok) return list
    await tx.delete(lines).where(eq(lines.list, list.value.id))
    await tx.delete(lists).where(and(eq(lists.id, list.value.id), eq(lists.user, id)))
    return ok({})
  })
  if (!done.ok) return done
  redirect(localePath(locale, '/lists?done=deleted'))
})

/**
 * Shares a list by a link that nobody guesses, says whether with prices, or withdraws it; shared again, it has another link
 * (rule M58). Fields: locale, list, do ('share', 'withdraw'), prices.
 */
export const shareList = memberAction({ words: 'jobLists' }, async ({ form, t, member }) => {
  const id = String(member.id)
  const isShared = field(form, 'do', 10) === 'share'
  const key = isShared ? randomBytes(24).toString('base64url') : null
  const done = await changingLists(id, async (tx): Promise<Result<object>> => {
    const list = await ownList(tx, id, idIn(form))
    if (!list.ok) return list
    await tx
      .update(lists)
      .set({
        shareKey: key && sql`coalesce(${lists.shareKey}, ${key})`,
        sharesPrices: isShared && field(form, 'prices', 4) !== '',
      })
      .where(eq(lists.id, list.value.id))
    await touchList(tx, list.value.id)
    return ok({})
  })
  return done.ok ? { ok: true, message: t(isShared ? 'shared' : 'withdrawn') } : done
})
