import type { StaffActor } from '@/domain/people/actor'
import { decide } from '@/admin/queues/decisions/decide'
import { readSubject } from '@/admin/queues/decisions/subject'
import type { CrashPoint } from '@/server/db/connections/crash-point'
import { database } from '@/server/db/transaction'
import { must, type Case } from '~/tests/faults/case'
import { until, type Shop } from '~/tests/faults/shop'

/** On a busy machine a program takes its time to get to where it is killed. */
const PATIENCE = 180_000

/** A product that waited and is declined by an admin; its ten seconds are over. */
async function declined(shop: Shop) {
  const product = await shop.product(3, { status: 'pending', needsReview: true })
  const [staff] = await shop.query<{ id: string }>("select id from staff where role = 'admin' limit 1")
  const admin: StaffActor = { kind: 'staff', id: staff?.id ?? '', role: 'admin' }
  const version = (await readSubject(await database(), 'product', product))?.version ?? ''
  const asked = { kind: 'product', id: product, choice: 'refuse', reason: 'Blurred images', version } as const
  const done = await decide(admin, asked)
  must(done.ok, `not decided: ${JSON.stringify(done)}`)
  await shop.query('update decisions set due_at = now() where id = $1', [done.value.decision])
  return done.value.decision
}

type Carried = { outcome: string | null; status: string; events: number; emails: number; notices: number }

async function carriedOut(shop: Shop, decision: string) {
  const [row] = await shop.query<Carried>(
    `select d.outcome::text as outcome, p.status::text as status,
      (select count(*)::int from audit_events e where e.subject_id::text = p.id::text and e.actor_kind = 'staff') as events,
      (select count(*)::int from emails e where split_part(e.dedupe_key, ':', 2) = p.id::text) as emails,
      (select count(*)::int from notifications n where n.subject_id::text = p.id::text) as notices
    from decisions d join products p on p.id = d.subject_id where d.id = $1`,
    [decision],
  )
  return row
    ? `${row.outcome}, ${row.status}, ${row.events} event, ${row.emails} email, ${row.notices} notice`
    : ''
}

const ONCE = 'done, rejected, 1 event, 1 email, 1 notice'
const NOTHING = 'null, pending, 0 event, 0 email, 0 notice'

/** The worker is killed while it carries a decision out (docs/decisions/041); the next takes up what is left. */
const inDecision = (point: CrashPoint, left: string): Case => ({
  name: `decision: kill -9 at ${point} of the worker`,
  async run(shop) {
    const { worker } = shop.faults
    await worker.stop()
    const decision = await declined(shop)
    await worker.start(point)
    must((await worker.end(PATIENCE)) === 'SIGKILL', `nobody came past ${point}`)
    const found = await carriedOut(shop, decision)
    must(found === left, `the dead worker left ${found}`)
    await worker.start()
    // Decided later, so it is carried out later: by then the first is over.
    const next = await declined(shop)
    const took = await until('it carried out', async () => (await carriedOut(shop, next)) === ONCE)
    const now = await carriedOut(shop, decision)
    must(now === ONCE, `after the restart: ${now}`)
    return `carried out once, 1 event and 1 email, ${took.toFixed(1)} s after the restart`
  },
})

export const decisions: Case[] = [
  inDecision('decision.written', NOTHING),
  inDecision('decision.committed', ONCE),
]
