import 'server-only'
import * as z from 'zod'
import type { ChainCursor, ChainFinding, ChainStep } from '@/domain/staff/audit/chain-finding'
import type { ChainNote } from '@/domain/staff/audit/chain-note'
import { NO_ID } from '@/domain/values/id'
import { extendAuditChain } from '@/server/records/audit-chain'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database, type Database } from '@/server/db/transaction'

const notedRow = z.object({ hash: z.string() })
const eventsRow = z.object({ last: z.string().nullable(), read: z.number(), added: z.string().nullable() })

/** Rows of a step: a statement of some hundred milliseconds, so that a long chain does not keep the server busy. */
const SIZE = { links: 10_000, events: 50_000 }

/**
 * One step along the chain from a cursor: recomputes each hash and compares it with the stored one, and names the first row that
 * does not fit (rule A15). At the start, what waits is chained and the noted hash is compared.
 */
export async function verifyChain(
  cursor: ChainCursor,
  note: ChainNote | null,
  size = SIZE,
): Promise<ChainStep> {
  const db = await database()
  if (cursor.part === 'events') return verifyEvents(db, cursor.after, size.events)
  if (cursor.after === 0) {
    while (await extendAuditChain(db));
    if (note && !(await hasNoted(db, note)))
      return { checked: 0, finding: { kind: 'noted', number: note.number } }
  }
  return verifyLinks(db, cursor.after, size.links)
}

const hasNoted = async (db: Database, { number, hash }: ChainNote) =>
  (
    await checkedRows(
      db,
      notedRow,
      sql`select encode(hash, 'hex') as hash from audit.chain where number = ${number} and encode(hash, 'hex') = ${hash}`,
    )
  ).length > 0

const link = z.object({
  number: z.number(),
  expected: z.number(),
  event: z.string(),
  kind: z.enum(['missing', 'broken', 'removed', 'altered']),
})
const linksRow = z.object({ last: z.number(), checked: z.number(), wrong: link.nullable() })

/** The link before is read too: its hash must be the next one's previous. */
async function verifyLinks(db: Database, after: number, links: number): Promise<ChainStep> {
  const [found] = await checkedRows(
    db,
    linksRow,
    sql`with part as (
        select c.number, c.event, c.previous, c.row_hash, c.hash, e.id as found_event, audit.hash_of_event(e) as event_hash,
          coalesce(lag(c.number) over chain, case when ${after}::bigint = 0 then 0 end) as number_before,
          coalesce(lag(c.hash) over chain, case when ${after}::bigint = 0 then audit.first_previous() end) as hash_before
        from audit.chain c left join audit_events e on e.id = c.event
        where c.number between ${after}::bigint and ${after}::bigint + ${links} window chain as (order by c.number)
      ), judged as (
        select number, event, number_before + 1 as expected, case
          when number_before is distinct from number - 1 then 'missing'
          when hash_before <> previous or hash <> audit.hash_of_link(number, previous, row_hash) then 'broken'
          when found_event is null then 'removed'
          when event_hash <> row_hash then 'altered' end as kind
        from part where number > ${after}::bigint
      )
      select (select coalesce(max(number), 0)::float8 from audit.chain) as last, (select count(*)::int from judged) as checked,
        (select jsonb_build_object('number', number, 'expected',
          coalesce(expected, (select max(c.number) + 1 from audit.chain c where c.number < judged.number), 1), 'event', event, 'kind', kind) from judged where kind is not null
          order by number limit 1) as wrong`,
  )
  const { last = 0, checked = 0, wrong } = found ?? {}
  if (wrong) return { checked, finding: findingOf(wrong) }
  const reached = after + links
  return {
    checked,
    next: reached < last ? { part: 'chain', after: reached } : { part: 'events', after: NO_ID },
  }
}

const findingOf = ({ kind, number, expected, event }: z.infer<typeof link>): ChainFinding =>
  kind === 'altered' || kind === 'removed'
    ? { kind, number, event }
    : { kind, number: kind === 'missing' ? expected : number }

/** Events outside the chain: written past the server, or their link was removed. Those that still wait are no finding. */
async function verifyEvents(db: Database, after: string, events: number): Promise<ChainStep> {
  const [found] = await checkedRows(
    db,
    eventsRow,
    sql`with part as (select id from audit_events where id > ${after}::uuid order by id limit ${events})
      select (select max(id::text) from part) as last, (select count(*)::int from part) as read,
        (select id::text from part where not exists (select 1 from audit.chain c where c.event = part.id and c.number > 0)
          and not exists (select 1 from audit.unchained u where u.event = part.id) order by id limit 1) as added`,
  )
  const { last, read = 0, added } = found ?? {}
  if (added) return { checked: 0, finding: { kind: 'added', event: added } }
  return last && read === events ? { checked: 0, next: { part: 'events', after: last } } : { checked: 0 }
}
