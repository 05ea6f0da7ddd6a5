import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { readChain } from '@/admin/records/audit/events/read-chain'
import { extendAuditChain } from '@/server/records/audit-chain'
import { links, query, record, verify } from '~/tests/support/audit-chain'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => void (world = await openWorld()))

describe('the chain', () => {
  test('links each event to the one before, in the order they were written', async () => {
    const written = [await record('one'), await record('two'), await record('three')]
    expect((await readChain()).unchained).toBeGreaterThanOrEqual(3)
    expect(await extendAuditChain(world.payload.db.drizzle)).toBe(false)
    const all = await links()
    expect(all.slice(-3).map(({ event }) => event)).toEqual(written)
    expect(all.map(({ number }) => number)).toEqual(all.map((_, at) => at + 1))
    let before: Buffer = Buffer.alloc(32)
    for (const { number, previous, row_hash, hash } of all) {
      const counted = Buffer.alloc(8)
      counted.writeBigInt64BE(BigInt(number))
      expect(previous).toEqual(before)
      expect(hash).toEqual(createHash('sha256').update(counted).update(previous).update(row_hash).digest())
      before = hash
    }
    expect(await readChain()).toEqual({
      newest: { number: all.length, hash: before.toString('hex') },
      unchained: 0,
    })
  })

  test('keeps no writer waiting, and takes no event twice', async () => {
    const client = await world.payload.db.pool.connect()
    await client.query('begin')
    await client.query('select audit.lock_chain()')
    const written = await Promise.all(Array.from({ length: 12 }, (_, at) => record(`while locked ${at}`)))
    let isOver = false
    const extending = Promise.all([1, 2, 3].map(() => extendAuditChain(world.payload.db.drizzle))).then(
      () => (isOver = true),
    )
    await query('select pg_sleep(0.2)')
    expect(isOver).toBe(false)
    await client.query('commit')
    client.release()
    await Promise.all([extending, ...Array.from({ length: 12 }, (_, at) => record(`beside it ${at}`))])
    while (await extendAuditChain(world.payload.db.drizzle));
    expect(await verify()).toMatchObject({ finding: undefined })
    const all = await links()
    expect(new Set(all.map(({ event }) => event)).size).toBe(all.length)
    expect(all.map(({ event }) => event)).toEqual(expect.arrayContaining(written))
  })

  test.each([
    "update audit_events set details = 'x'",
    'delete from audit_events',
    'truncate audit_events',
    "update audit.chain set hash = ''",
    'delete from audit.chain',
    'truncate audit.chain',
  ])('refuses: %s', async (statement) => {
    await expect(query(statement)).rejects.toMatchObject({ code: '23001' })
  })
})
