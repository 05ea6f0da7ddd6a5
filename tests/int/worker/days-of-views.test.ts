import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayIn } from '@/domain/values/calendar'
import { oldestDay } from '@/domain/analytics/figure-range'
import { recordView } from '@/features/shop/views/record-view'
import { countViews } from '@/worker/count-views'
import { sumDays } from '@/worker/sum-days'
import { anonymise } from '@/features/account/personal-data/anonymise'
import { inTransaction } from '@/server/db/transaction'
import { openWorld, type World } from '~/tests/support/open-world'

const TODAY = dayIn('America/Toronto', new Date())

let world: World
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(() =>
  query('truncate product_views, analytics.product_days, analytics.seller_days, analytics.search_days'),
)

const query = async <T>(statement: string, values: unknown[] = []) =>
  (await world.payload.db.pool.query(statement, values)).rows as T[]
const visit = (n: number, more: { day?: string; product?: string; words?: string } = {}) =>
  recordView({
    product: world.ids.products.live,
    day: TODAY,
    address: `203.0.113.${n}`,
    userAgent: 'Mozilla/5.0 Firefox/130.0',
    ...more,
  })
const days = () =>
  query('select product_id as product, day::text, views from analytics.product_days order by day, views')
const sellers = () =>
  query<{ seller: string }>(
    'select seller_id as seller, day::text, visitors from analytics.seller_days order by day, visitors',
  )
const words = () => query('select day::text, words, visitors from analytics.search_days order by day, words')

describe('a turn of the loop', () => {
  test('sums views by product, visitors by seller and words, by the day', async () => {
    const { live, second, otherLive } = world.ids.products
    await visit(1, { words: 'faucet' })
    await visit(1, { product: second, words: 'faucet' })
    await visit(2, { words: 'faucet' })
    await visit(3, { words: 'sink' })
    await visit(3, { product: otherLive })
    await visit(1, { day: addDays(TODAY, -1) })
    await sumDays(world.payload)()
    const { seller, otherSeller } = world.ids.users
    const summed = await days()
    expect(summed).toHaveLength(4)
    for (const row of [
      { product: live, day: addDays(TODAY, -1), views: 1 },
      { product: live, day: TODAY, views: 3 },
      { product: second, day: TODAY, views: 1 },
      { product: otherLive, day: TODAY, views: 1 },
    ])
      expect(summed).toContainEqual(row)
    expect((await sellers()).filter((row) => row.seller === otherSeller)).toHaveLength(1)
    expect(await sellers()).toContainEqual({ seller, day: TODAY, visitors: 3 })
    expect(await words()).toEqual([
      { day: TODAY, words: 'faucet', visitors: 2 },
      { day: TODAY, words: 'sink', visitors: 1 },
    ])
  })

  test('counts nothing twice: again, at the same time, and by a worker that was started anew', async () => {
    for (let n = 0; n < 5; n += 1) await visit(n, { words: 'faucet' })
    const turn = sumDays(world.payload)
    await turn()
    await turn()
    await Promise.all([sumDays(world.payload)(), sumDays(world.payload)(), turn()])
    expect(await days()).toMatchObject([{ views: 5 }])
    expect(await words()).toEqual([{ day: TODAY, words: 'faucet', visitors: 5 }])
    await visit(9)
    await turn()
    expect(await days()).toMatchObject([{ views: 6 }])
    expect(await sellers()).toMatchObject([{ visitors: 6 }])
  })

  test('sums all days that it missed, then deletes their counted views', async () => {
    for (const back of [20, 12, 9, 5, 2]) await visit(1, { day: addDays(TODAY, -back) })
    await countViews(world.payload)
    await visit(2, { day: addDays(TODAY, -12) })
    await sumDays(world.payload)()
    expect(await days()).toMatchObject([{ views: 1 }, { views: 2 }, { views: 1 }, { views: 1 }, { views: 1 }])
    const left = await query('select visitor from product_views')
    expect(left).toHaveLength(3)
    await sumDays(world.payload)()
    expect(await days()).toMatchObject([{ views: 1 }, { views: 2 }, { views: 1 }, { views: 1 }, { views: 1 }])
  })

  test('killed between the sums and the deletion sums the same again', async () => {
    const day = addDays(TODAY, -15)
    for (let n = 0; n < 4; n += 1) await visit(n, { day })
    await countViews(world.payload)
    const { drizzle } = world.payload.db
    const execute = drizzle.execute.bind(drizzle)
    let statements = 0
    const dying = (async (statement: never) => {
      if ((statements += 1) > 1) throw new Error('killed')
      return execute(statement)
    }) as typeof drizzle.execute
    drizzle.execute = dying
    await expect(sumDays(world.payload)()).rejects.toThrow('killed')
    drizzle.execute = execute
    expect(await query('select 1 from product_views')).toHaveLength(4)
    await sumDays(world.payload)()
    expect(await query('select 1 from product_views')).toEqual([])
    expect(await days()).toMatchObject([{ day, views: 4 }])
    expect(await sellers()).toMatchObject([{ visitors: 4 }])
  })

  test('keeps days for twenty-five months', async () => {
    const oldest = oldestDay(TODAY)
    for (const day of [oldest, addDays(oldest, -1)])
      await query('insert into analytics.seller_days values ($1, $2, 7)', [world.ids.users.seller, day])
    await sumDays(world.payload)()
    expect(await sellers()).toMatchObject([{ day: oldest }])
  })
})

test('the days of a deleted account are deleted with it and do not come back', async () => {
  const { otherSeller } = world.ids.users
  await visit(1, { product: world.ids.products.otherLive, words: 'lamp' })
  await sumDays(world.payload)()
  expect(await sellers()).toMatchObject([{ seller: otherSeller }])
  await inTransaction((tx) =>
    anonymise(tx, { id: otherSeller, email: 'otherseller@maru.test', isSeller: true }),
  )
  await sumDays(world.payload)()
  expect([await days(), await sellers(), await words()]).toEqual([[], [], []])
})
