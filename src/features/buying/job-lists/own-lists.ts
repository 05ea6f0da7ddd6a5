import 'server-only'
import { MAX_LISTED, MAX_LISTS } from '@/domain/cart/job-list'
import { fail, ok, type Result } from '@/domain/result'
import { advisoryLock } from '@/server/db/locks'
import { and, desc, eq, inArray, isNull, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { command, must } from '@/server/db/refusal'
import { productsFor, type ProductNeed } from './lines/products-for'

const { company_members, job_lists: lists, job_list_lines: lines, users } = tables

export type OwnList = { id: string; name: string; note: string; version: number }

const COLUMNS = {
  id: lists.id,
  name: lists.name,
  note: sql<string>`coalesce(${lists.note}, '')`,
  version: lists.version,
}

/** Changes of one member's lists follow one another, so that none goes beyond a limit; a closed account changes nothing. */
export const changingLists = <T>(
  member: string,
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> =>
  command(async (tx) => {
    await advisoryLock(tx, 'lists', member)
    const [open] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, member), isNull(users.deletedAt)))
      .for('share')
    // Nothing is kept of what is refused.
    return must(open ? await work(tx) : fail('account.signIn', ''))
  })

const UNKNOWN = fail('jobLists.unknown', '')

/** A member's own list; of anybody else's it is only said that there is none. */
export async function ownList(tx: Transaction, member: string, id: string): Promise<Result<OwnList>> {
  const [found] = await tx
    .select(COLUMNS)
    .from(lists)
    .where(and(eq(lists.id, id), eq(lists.user, member)))
    .for('update')
  return found ? ok(found) : UNKNOWN
}

/** An own list, or one that a colleague shares (rule M143), as it stays until the end of the transaction. */
export async function readableList(
  tx: Transaction,
  member: string,
  id: string,
): Promise<Result<OwnList & { isOwn: boolean }>> {
  const company = tx
    .select({ id: company_members.company })
    .from(company_members)
    .where(eq(company_members.user, member))
  const [found] = await tx
    .select({ ...COLUMNS, user: lists.user })
    .from(lists)
    .where(and(eq(lists.id, id), or(eq(lists.user, member), inArray(lists.sharedWith, company))))
    .for('share')
  if (!found) return UNKNOWN
  const { user, ...list } = found
  return ok({ ...list, isOwn: user === member })
}

/** The list that was changed last. */
export async function latestList(tx: Transaction, member: string): Promise<OwnList | undefined> {
  const [found] = await tx
    .select(COLUMNS)
    .from(lists)
    .where(eq(lists.user, member))
    .orderBy(desc(lists.updatedAt), lists.id)
    .limit(1)
  return found
}

export async function namesOfLists(tx: Transaction, member: string): Promise<string[]> {
  const rows = await tx.select({ name: lists.name }).from(lists).where(eq(lists.user, member))
  return rows.map(({ name }) => name)
}

export async function addList(
  tx: Transaction,
  member: string,
  { name, note }: { name: string; note: string },
): Promise<Result<OwnList>> {
  const names = await namesOfLists(tx, member)
  if (names.length >= MAX_LISTS) return fail('jobLists.full', '', { max: MAX_LISTS })
  const [added] = await tx.insert(lists).values({ user: member, name, note }).returning(COLUMNS)
  return added ? ok(added) : UNKNOWN
}

export const touchList = (tx: Transaction, id: string) =>
  tx
    .update(lists)
    .set({ updatedAt: sql`now()` })
    .where(eq(lists.id, id))

export type ListAddResult = { added: number; there: number; gone: number }

/** Puts products on an own list, each once: those that are there stay as they are, and what is not on sale stays off (rule M56). */
export async function putProducts(
  tx: Transaction,
  { id: list, member }: { id: string; member: string },
  wanted: readonly ProductNeed[],
): Promise<Result<ListAddResult>> {
  const stored = await tx
    .select({ product: lines.product, position: lines.position })
    .from(lines)
    .where(eq(lines.list, list))
  const there = new Set(stored.map(({ product }) => product))
  const missing = wanted.filter(({ product }) => !there.has(product))
  const found = await productsFor(tx, missing)
  if (stored.length + found.length > MAX_LISTED) return fail('jobLists.tooMany', '', { max: MAX_LISTED })
  const last = Math.max(0, ...stored.map(({ position }) => position))
  const rows = found.map((row, at) => ({ ...row, list, user: member, position: last + at + 1 }))
  if (rows.length > 0) await tx.insert(lines).values(rows)
  await touchList(tx, list)
  return ok({
    added: found.length,
    there: wanted.length - missing.length,
    gone: missing.length - found.length,
  })
}
