'use server'

import { MAX_COMPANY_LISTS } from '@/domain/cart/job-list'
import { isId, NO_ID } from '@/domain/values/id'
import { fail, ok, type Result } from '@/domain/result'
import { lockCompany } from '@/server/people/companies/lock-company'
import { lockMembership } from '@/server/people/companies/membership'
import { and, eq, ne, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { changingLists, ownList } from '@/features/buying/job-lists/own-lists'

const { job_lists: lists } = tables

/** Lets all of the member's company read an own list, or no longer (rule M143). Fields: locale, list, do ('share', 'unshare'). */
export const shareWithCompany = memberAction({ words: 'jobLists' }, async ({ form, t, member }) => {
  const id = String(member.id)
  const asked = field(form, 'list', 36)
  const list = isId(asked) ? asked : NO_ID
  const isShared = field(form, 'do', 10) === 'share'
  const done = await changingLists(id, (tx) => (isShared ? share(tx, id, list) : unshare(tx, id, list)))
  return done.ok ? { ok: true, message: t(isShared ? 'company.shared' : 'company.unshared') } : done
})

/** The membership is locked before the list, as it is when the member leaves. */
async function share(tx: Transaction, member: string, id: string): Promise<Result<object>> {
  const membership = await lockMembership(tx, member)
  if (!membership) return fail('company.none', '')
  const { company } = membership
  await lockCompany(tx, company)
  const list = await ownList(tx, member, id)
  if (!list.ok) return list
  const others = await tx.$count(lists, and(eq(lists.sharedWith, company), ne(lists.id, id)))
  if (others >= MAX_COMPANY_LISTS) return fail('jobLists.companyFull', '', { max: MAX_COMPANY_LISTS })
  await set(tx, id, company)
  return ok({})
}

async function unshare(tx: Transaction, member: string, id: string): Promise<Result<object>> {
  const list = await ownList(tx, member, id)
  if (!list.ok) return list
  await set(tx, id, null)
  return ok({})
}

const set = (tx: Transaction, id: string, sharedWith: string | null) =>
  tx
    .update(lists)
    .set({ sharedWith, updatedAt: sql`now()` })
    .where(eq(lists.id, id))
