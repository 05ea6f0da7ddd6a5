import * as z from 'zod'
import { SIDES } from '@/domain/talk/thread'
import { THREAD_READERS } from '@/domain/talk/thread-readers'
import type { ValueOrPlace } from '@/server/db/prepared-rows'
import { alias, eq, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'

const t = alias(tables.threads, 't')

/** Columns of a thread, a table named `t`, and the names of its sides, as `member` sees them. */
export const sideIn = (member: ValueOrPlace) =>
  sql`case when t.buyer_id = ${member} then 'buyer' else 'seller' end`
export const otherIn = (member: ValueOrPlace) =>
  sql`case when t.buyer_id = ${member} then t.seller_id else t.buyer_id end`
export const isMemberIn = (member: ValueOrPlace) => or(...THREAD_READERS.map((side) => eq(t[side], member)))

export const factsRow = z.object({
  side: z.enum(SIDES),
  sellerStatus: z.string().nullable(),
  isOtherGone: z.boolean(),
  isSuspended: z.boolean(),
  hasBlocked: z.boolean(),
  isBlocked: z.boolean(),
})

/** What `mayWrite` judges, as columns of a query on `threads t`. */
export const writingFacts = (member: ValueOrPlace) => sql`
  ${sideIn(member)} as side,
  (select s.status::text from sellers s where s.id = ${member}) as "sellerStatus",
  exists (select 1 from users u where u.id = ${otherIn(member)} and u.deleted_at is not null) as "isOtherGone",
  t.kind = 'shop' and exists (select 1 from users u where u.id = ${member} and u.suspended_at is not null) as "isSuspended",
  exists (select 1 from blocks b where b.blocker_id = ${member} and b.blocked_id = ${otherIn(member)}) as "hasBlocked",
  exists (select 1 from blocks b where b.blocked_id = ${member} and b.blocker_id = ${otherIn(member)}) as "isBlocked"`
