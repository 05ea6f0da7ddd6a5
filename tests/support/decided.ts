import { carryOutDecision } from '@/admin/queues/decisions/carry-out'
import { decide } from '@/admin/queues/decisions/decide'
import { readSubject } from '@/admin/queues/decisions/subject'
import { COLLECTIONS, type Choice, type SubjectKind } from '@/domain/staff/decision'
import type { StaffActor } from '@/domain/people/actor'
import { database } from '@/server/db/transaction'
import { openDecisions } from './open-decisions'
import { aSeller } from './factories/people'
import { unique } from './factories/unique'

/** What staff may decide on in the queues, and a worker that carries it out when told to. */
export async function openDecided() {
  const world = await openDecisions()
  const admin: StaffActor = { kind: 'staff', id: world.ids.staff.admin, role: 'admin' }

  /** Decides on what a subject says now, or said. */
  async function ask(kind: SubjectKind, id: string, choice: Choice, more: Partial<Asked> = {}) {
    const { by = admin, reason = 'The images are blurred.', version } = more
    const seen = version ?? (await versionOf(kind, id))
    return decide(by, { kind, id, choice, reason, version: seen })
  }

  /** The same, where it is expected to be stored: the id of the decision. */
  async function asked(...given: Parameters<typeof ask>) {
    const done = await ask(...given)
    if (!done.ok) throw new Error(JSON.stringify(done.issues))
    return done.value.decision
  }

  const versionOf = async (kind: SubjectKind, id: string) =>
    (await readSubject(await database(), kind, id))?.version ?? 'none'

  /** Ten seconds pass, and the worker does what is due. */
  async function pass() {
    await world.query("update decisions set due_at = now() - interval '1 second' where outcome is null")
    while (await carryOutDecision());
  }

  const decision = async (id: string) => {
    const [row] = await world.query<{ outcome: string | null; problem: string | null; attempts: number }>(
      'select outcome, problem, attempts from decisions where id = $1',
      [id],
    )
    return { ...row, problem: row?.problem ? (JSON.parse(row.problem) as { code: string }).code : null }
  }

  /** What staff are recorded to have done with it. */
  const events = async (kind: SubjectKind, id: string) =>
    (
      await world.query<{ action: string }>(
        "select action from audit_events where subject = $1 and subject_id = $2 and actor_kind = 'staff' order by created_at",
        [COLLECTIONS[kind], id],
      )
    ).map(({ action }) => action)

  const pending = () => world.product({ status: 'pending', needsReview: true })

  /** A seller who waits, under a member of their own. */
  async function waiting() {
    const email = `${unique('waiting')}@maru.test`
    const [row] = await world.query<{ id: string }>(
      `insert into users (id, email, user_type, locale, first_name, last_name)
       values (gen_random_uuid(), $1, 'seller', 'fr', 'Mina', 'Han') returning id`,
      [email],
    )
    const id = row?.id ?? ''
    await world.system.make('sellers', { ...aSeller(id, unique('hanok'), 'pending'), documentAsked: null })
    return id
  }

  return { ...world, admin, ask, asked, versionOf, pass, decision, events, pending, waiting }
}

type Asked = { by: StaffActor; reason: string; version: string }
export type Decided = Awaited<ReturnType<typeof openDecided>>
