import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { updateLists } from '@/server/search/lists/update-lists'
import { must, type Case } from '~/tests/faults/case'
import { until, type Shop } from '~/tests/faults/shop'

const VIEWS = 50
/** Longer than the pause between two counts of views. */
const ANOTHER_COUNT = 6_000

/** Whether the stored lists are what the products say: an update would change nothing. */
async function areListsRight({ payload }: Shop) {
  const client = await payload.db.pool.connect()
  try {
    await client.query('begin')
    const changes = await updateLists((statement) => client.query(statement))
    return changes.length === 0
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Locks what heavy work writes, until it is in the middle of both; then kills its process. */
async function killAtWork({ query, faults }: Shop) {
  // Not of the pool, whose transactions may not be idle for long.
  const lock = new pg.Client({ connectionString: faults.database.url })
  await lock.connect()
  try {
    await lock.query('begin')
    await lock.query('lock table lists.pages, product_views in exclusive mode')
    await until('heavy work waiting for its tables', async () => {
      const waiting = await query(
        "select 1 from pg_locks where not granted and relation in ('lists.pages'::regclass, 'product_views'::regclass)",
      )
      return waiting.length >= 2
    })
    await faults.heavy.kill()
    await faults.heavy.start()
    // What Postgres was asked before the kill goes on beside the new process.
    await wait(5_000)
  } finally {
    await lock.end()
  }
}

export const heavy: Case[] = [
  {
    name: 'the heavy worker killed at its work',
    async run(shop) {
      const product = await shop.product(5)
      await shop.query(
        `insert into product_views (id, product_id, day, visitor, counted)
         select gen_random_uuid(), $1, date_trunc('day', now()), n || '-fault', false from generate_series(1, ${VIEWS}) as n`,
        [product],
      )
      const dying = killAtWork(shop)
      await shop.product(5)
      await dying
      const pauses = [300, 1_700, 900]
      for (const pause of pauses) {
        await shop.product(5)
        await wait(pause)
        await shop.faults.heavy.kill()
        await shop.faults.heavy.start()
      }
      const views = async () => {
        const [row] = await shop.query<{ n: number }>(
          'select view_count::int as n from products where id = $1',
          [product],
        )
        return row?.n ?? 0
      }
      const took = await until(
        'the lists right and the views counted',
        async () => (await views()) >= VIEWS && (await areListsRight(shop)),
      )
      await wait(ANOTHER_COUNT)
      must((await views()) === VIEWS, `${await views()} of ${VIEWS} views were counted`)
      must(await areListsRight(shop), 'the lists did not stay right')
      return `killed in the middle and ${pauses.length} times more; lists right and ${VIEWS} views counted once ${took.toFixed(1)} s after the last`
    },
  },
]
