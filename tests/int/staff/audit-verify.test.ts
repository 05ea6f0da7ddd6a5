import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readChain } from '@/admin/records/audit/events/read-chain'
import { extendAuditChain } from '@/server/records/audit-chain'
import { links, past, query, record, tamper, verify } from '~/tests/support/audit-chain'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => void (world = await openWorld()))

describe('verifying', () => {
  let events: string[]
  beforeEach(async () => {
    const written = []
    for (let at = 0; at < 10; at += 1) written.push(await record(`event ${at}`))
    await extendAuditChain(world.payload.db.drizzle)
    events = written
  })
  const numberOf = async (event = '') => (await links()).find((link) => link.event === event)?.number ?? 0

  test.each(['details', 'changes', 'action', 'actor_id', 'subject', 'subject_id'])(
    'finds one event of which %s was altered',
    async (column) => {
      const [altered = ''] = events.slice(4)
      const [kept] = await query<Record<string, unknown>>('select * from audit_events where id = $1', [
        altered,
      ])
      await tamper(`update audit_events set ${column} = 'altered' where id = $1`, [altered])
      const found = await verify()
      await tamper(`update audit_events set ${column} = $2 where id = $1`, [altered, kept?.[column]])
      expect(found.finding).toEqual({ kind: 'altered', number: await numberOf(altered), event: altered })
      expect((await verify()).finding).toBeUndefined()
    },
  )

  test('finds an event whose time was altered by a millisecond', async () => {
    const [altered = ''] = events.slice(7)
    const move = (by: string) =>
      tamper(`update audit_events set created_at = created_at + $2::interval where id = $1`, [altered, by])
    await move('1 millisecond')
    const found = await verify()
    await move('-1 millisecond')
    expect(found.finding).toEqual({ kind: 'altered', number: await numberOf(altered), event: altered })
  })

  test('finds the first of two', async () => {
    const [first = '', second = ''] = [events[2], events[6]]
    const alter = (text: string) =>
      tamper('update audit_events set details = $1 || right(details, 1) where id in ($2, $3)', [
        text,
        first,
        second,
      ])
    await alter('altered ')
    const found = await verify(null, { links: 10_000, events: 50_000 })
    await alter('event ')
    expect(found.finding).toEqual({ kind: 'altered', number: await numberOf(first), event: first })
    expect((await verify()).finding).toBeUndefined()
  })

  test('finds an event that was removed', async () => {
    const [removed = ''] = events.slice(5)
    await tamper(
      'create table kept_event as select * from audit_events where id = $1'.replace('$1', `'${removed}'`),
    )
    await tamper('delete from audit_events where id = $1', [removed])
    const found = await verify()
    await tamper('insert into audit_events select * from kept_event')
    await tamper('drop table kept_event')
    expect(found.finding).toEqual({ kind: 'removed', number: await numberOf(removed), event: removed })
    expect((await verify()).finding).toBeUndefined()
  })

  test.each([1, 3, 7])('finds %i links that were removed with their events', async (count) => {
    const gone = events.slice(1, 1 + count)
    const number = await numberOf(gone[0])
    await past(async (client) => {
      await client.query(
        'create table kept_links as select * from audit.chain where event = any($1)'.replace(
          '$1',
          `'{${gone.join()}}'`,
        ),
      )
      await client.query('delete from audit.chain where event = any($1)', [gone])
    })
    const found = await verify()
    await tamper('insert into audit.chain select * from kept_links')
    await tamper('drop table kept_links')
    expect(found.finding).toEqual({ kind: 'missing', number })
    expect((await verify()).finding).toBeUndefined()
  })

  test('finds an event that was written past the server', async () => {
    const added = crypto.randomUUID()
    await tamper(
      `insert into audit_events (id, action, actor_kind, created_at) values ($1, 'refund.made', 'staff', '2020-01-01')`,
      [added],
    )
    const found = await verify()
    await tamper('delete from audit_events where id = $1', [added])
    expect(found.finding).toEqual({ kind: 'added', event: added })
  })

  test('finds a link put between two others', async () => {
    const all = await links()
    const last = all.at(-1)
    await tamper('update audit.chain set event = $1 where number = $2', [crypto.randomUUID(), last?.number])
    const found = await verify()
    await tamper('update audit.chain set event = $1 where number = $2', [last?.event, last?.number])
    expect(found.finding).toMatchObject({ kind: 'removed', number: last?.number })
  })

  test('finds two links that were exchanged', async () => {
    const [one = 0, other = 0] = [await numberOf(events[3]), await numberOf(events[4])]
    const exchange = () =>
      past(async (client) => {
        for (const [from, to] of [
          [one, -1],
          [other, one],
          [-1, other],
        ])
          await client.query('update audit.chain set number = $2 where number = $1', [from, to])
      })
    await exchange()
    const found = await verify()
    await exchange()
    expect(found.finding).toEqual({ kind: 'broken', number: one })
    expect((await verify()).finding).toBeUndefined()
  })

  test('finds an altered event whose link was computed anew, by the next link', async () => {
    const [altered = ''] = events.slice(2)
    const number = await numberOf(altered)
    const alter = (details: string) =>
      past(async (client) => {
        await client.query('update audit_events set details = $2 where id = $1', [altered, details])
        await client.query(
          `update audit.chain c set row_hash = audit.hash_of_event(e),
             hash = audit.hash_of_link(c.number, c.previous, audit.hash_of_event(e)) from audit_events e where e.id = c.event and e.id = $1`,
          [altered],
        )
      })
    await alter('altered')
    const found = await verify()
    await alter('event 2')
    expect(found.finding).toEqual({ kind: 'broken', number: number + 1 })
    expect((await verify()).finding).toBeUndefined()
  })

  test('finds nothing in a chain that ends earlier, unless a noted hash is given', async () => {
    const { newest } = await readChain()
    await past(async (client) => {
      await client.query(
        `create table kept_links as select * from audit.chain where number = ${newest?.number}`,
      )
      await client.query(
        'create table kept_event as select * from audit_events where id = (select event from kept_links)',
      )
      await client.query('delete from audit.chain where number = $1', [newest?.number])
      await client.query('delete from audit_events where id = (select id from kept_event)')
    })
    const [without, noted] = [await verify(), await verify(newest)]
    await past(async (client) => {
      await client.query('insert into audit.chain select * from kept_links')
      await client.query('insert into audit_events select * from kept_event')
      await client.query('drop table kept_links, kept_event')
    })
    expect(without.finding).toBeUndefined()
    expect(noted.finding).toEqual({ kind: 'noted', number: newest?.number })
    expect((await verify(newest)).finding).toBeUndefined()
  })

  test('chains first what waits', async () => {
    const waiting = await record('not chained yet')
    expect(await verify()).toMatchObject({ finding: undefined })
    expect(await numberOf(waiting)).toBeGreaterThan(0)
  })
})
