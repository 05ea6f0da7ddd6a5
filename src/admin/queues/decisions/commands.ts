import * as z from 'zod'
import { CHOICES, MOST_AT_ONCE, SUBJECT_KINDS } from '@/domain/staff/decision'
import { isId } from '@/domain/values/id'
import { ok, type Issue, type Result } from '@/domain/result'
import { decide, decideMany } from './decide'
import { undoMany } from './undo'
import { adminCommand, worded } from '@/admin/commands/admin-command'

const id = z.string().refine(isId)
const subject = z.object({ kind: z.enum(SUBJECT_KINDS), id, version: z.string().min(1).max(80) })
const what = z.object({ choice: z.enum(CHOICES), reason: z.string().max(10_000).default('') })

/** One decision, carried out ten seconds later (rule A20). */
const decision = adminCommand({ body: subject.extend(what.shape), run: decide })

/** The same decision on up to fifty. */
const decisions = adminCommand({
  body: what.extend({ rows: z.array(subject).min(1).max(500) }),
  run: async (actor, asked) => wordedRows(await decideMany(actor, asked)),
})

/** Takes decisions back that are not carried out yet. */
const undo = adminCommand({
  body: z.object({ decisions: z.array(id).min(1).max(MOST_AT_ONCE) }),
  run: async (actor, { decisions: ids }) => wordedRows(await undoMany(actor, ids)),
})

type Row = { id: string } & ({ ok: true } | { ok: false; issues: Issue[] })

async function wordedRows<R extends Row>(done: Result<{ rows: R[] }>) {
  if (!done.ok) return done
  const rows = await Promise.all(
    done.value.rows.map(async (row) => (row.ok ? row : { ...row, issues: await worded(row.issues) })),
  )
  return ok({ rows })
}

export const DECISIONS = { decide: decision, 'decide-many': decisions, undo }
