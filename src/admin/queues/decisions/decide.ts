import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import {
  checkDecision,
  COLLECTIONS,
  isAskedAgain,
  MOST_AT_ONCE,
  obstacleOf,
  UNDO_SECONDS,
  type Choice,
  type SubjectKind,
} from '@/domain/staff/decision'
import type { StaffActor } from '@/domain/people/actor'
import { notLatin } from '@/domain/people/sellers/latin-names'
import { fail, ok, type Failure, type Issue, type Result } from '@/domain/result'
import { checkedRows } from '@/server/db/checked-rows'
import { and, desc, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { readSubject } from './subject'

const { audit_events, staff } = tables

type DecisionInput = { kind: SubjectKind; id: string; version: string; choice: Choice; reason: string }
/** A stored decision, who made it, and when it will be carried out. */
const waiting = z.object({ decision: z.string(), who: z.string(), dueAt: z.string() })
export type PendingDecision = z.infer<typeof waiting>

const otherDecision = z.object({ who: z.string(), choice: z.string() })

/** Stores a decision, which the worker carries out ten seconds later (rule A20). */
export async function decide(actor: StaffActor, asked: DecisionInput): Promise<Result<PendingDecision>> {
  const { kind, id, choice, version } = asked
  const checked = checkDecision(choice, asked.reason)
  if (!checked.ok) return checked
  const { reason } = checked.value
  return inTransaction(async (tx): Promise<Result<PendingDecision>> => {
    const subject = await readSubject(tx, kind, id)
    if (!subject) return fail('decision.gone', 'id')
    if (choice === 'approve' && !subject.isReady) return fail('decision.noNumber', 'id')
    if (choice === 'approve' && notLatin(subject.names ?? {}).length > 0)
      return fail('decision.noLatin', 'id')
    const obstacle = obstacleOf(subject, version)
    if (obstacle) return (await decidedBefore(tx, asked, subject.status, obstacle)) ?? failed(obstacle)
    if (isAskedAgain(choice, reason, subject.asked)) return fail('decision.alreadyAsked', 'reason')
    const [written] = await checkedRows(
      tx,
      waiting,
      sql`insert into decisions (id, kind, subject_id, seller_id, choice, reason, version, decided_by, due_at)
        values (${randomUUID()}, ${kind}, ${id}, ${subject.seller}, ${choice}, ${reason}, ${version}, ${actor.id},
          now() + make_interval(secs => ${UNDO_SECONDS}))
        on conflict (kind, subject_id) where outcome is null do nothing
        returning id as decision, due_at::text as "dueAt",
          (select coalesce(nullif(s.name, ''), s.email) from staff s where s.id = decided_by) as who`,
    )
    return written ? ok({ ...written, dueAt: new Date(written.dueAt).toISOString() }) : taken(tx, asked)
  })
}

export type RowAnswer = { id: string } & (({ ok: true } & PendingDecision) | { ok: false; issues: Issue[] })

type Rows = Pick<DecisionInput, 'choice' | 'reason'> & {
  rows: readonly Omit<DecisionInput, 'choice' | 'reason'>[]
}

/** The same decision on several, each in a transaction of its own. */
export async function decideMany(
  actor: StaffActor,
  { rows, ...what }: Rows,
): Promise<Result<{ rows: RowAnswer[] }>> {
  if (rows.length > MOST_AT_ONCE) return fail('decision.tooMany', 'rows', { max: MOST_AT_ONCE })
  const answers: RowAnswer[] = []
  for (const row of rows) {
    const done = await decide(actor, { ...what, ...row })
    answers.push(
      done.ok ? { id: row.id, ok: true, ...done.value } : { id: row.id, ok: false, issues: done.issues },
    )
  }
  return ok({ rows: answers })
}

const failed = (issue: Issue): Failure => ({ ok: false, issues: [issue] })

/** Somebody else's decision waits already: who it was, and what. */
async function taken(tx: Transaction, { kind, id }: DecisionInput): Promise<Failure> {
  const [other] = await checkedRows(
    tx,
    otherDecision,
    sql`select coalesce(nullif(s.name, ''), s.email, '–') as who, d.choice from decisions d
      left join staff s on s.id = d.decided_by where d.kind = ${kind} and d.subject_id = ${id} and d.outcome is null`,
  )
  return other ? fail('decision.taken', 'id', other) : fail('decision.changedSince', 'version')
}

/** Who of the staff decided it before; null if nobody did. */
async function decidedBefore(
  tx: Transaction,
  { kind, id }: DecisionInput,
  status: string,
  { code }: Issue,
): Promise<Failure | null> {
  if (code !== 'decision.notWaiting') return null
  const [last] = await tx
    .select({ who: sql<string>`coalesce(nullif(${staff.name}, ''), ${staff.email})` })
    .from(audit_events)
    .innerJoin(staff, sql`${staff.id}::text = ${audit_events.actorId}`)
    .where(
      and(
        eq(audit_events.subject, COLLECTIONS[kind]),
        eq(audit_events.subjectId, id),
        eq(audit_events.actorKind, 'staff'),
      ),
    )
    .orderBy(desc(audit_events.createdAt))
    .limit(1)
  return last ? fail('decision.already', 'id', { ...last, status }) : null
}
