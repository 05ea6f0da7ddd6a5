import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { aMessage, aThread } from '~/tests/support/factories/talk'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

/** The migration's statement that numbers what was stored before. */
const MIGRATION = readFileSync('src/migrations/20261123_114758_ground.ts', 'utf8')
const [NUMBERING = ''] = MIGRATION.match(/UPDATE "messages"[^;]+/) ?? []

test('stored messages are numbered by time, then id, anew in each conversation', async () => {
  const { ids, system } = world
  const { drizzle } = world.payload.db
  const at = (minute: number) => new Date(Date.UTC(2025, 2, 1, 12, minute)).toISOString()
  await drizzle.execute('delete from messages; drop index thread_seq_idx')
  const threads = [
    ids.threads.buyers,
    await system.make('threads', aThread(ids.users.buyer, ids.users.otherSeller)),
  ]
  for (const thread of threads)
    for (const minute of [3, 1, 2, 2, 2])
      await system.make('messages', {
        ...aMessage(thread, ids.users.buyer, ids.users.seller),
        createdAt: at(minute),
      })
  await drizzle.execute('alter table messages alter column seq drop not null; update messages set seq = null')
  await drizzle.execute(NUMBERING)
  for (const thread of threads) {
    const found = await system.all('messages', { where: { thread: { equals: thread } }, sort: 'seq' })
    expect(found.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
    const rows = found.map(({ id, createdAt }) => `${createdAt} ${id}`)
    expect(rows).toEqual(rows.toSorted())
  }
  await drizzle.execute('create unique index thread_seq_idx on messages (thread_id, seq)')
})
