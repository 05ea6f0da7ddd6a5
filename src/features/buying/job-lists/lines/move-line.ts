import 'server-only'
import { and, desc, eq, gt, lt } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'

const { job_list_lines: lines } = tables

/** Changes places with the line above or below; the first and the last stay. */
export async function moveLine(
  tx: Transaction,
  { id, list, position }: { id: string; list: string; position: number },
  way: 'up' | 'down',
) {
  const isUp = way === 'up'
  const [other] = await tx
    .select({ id: lines.id, position: lines.position })
    .from(lines)
    .where(and(eq(lines.list, list), isUp ? lt(lines.position, position) : gt(lines.position, position)))
    .orderBy(isUp ? desc(lines.position) : lines.position)
    .limit(1)
  if (!other) return
  await tx.update(lines).set({ position: other.position }).where(eq(lines.id, id))
  await tx.update(lines).set({ position }).where(eq(lines.id, other.id))
}
