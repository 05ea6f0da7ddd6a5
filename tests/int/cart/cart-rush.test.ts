import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addToCart } from '@/features/buying/cart/actions'
import { MEMBER_COOKIE } from '@/server/auth/session/session-cookies'
import * as session from '@/app/api/session/route'
import { openRoutes } from '~/tests/support/http/open-route'
import { openWorld, type World } from '~/tests/support/open-world'

/** Before anything reads where the database is. */
const line = await vi.hoisted(async () => {
  const { openLine } = await import('~/tests/support/line')
  const opened = await openLine(process.env.DATABASE_URL ?? '')
  process.env.DATABASE_URL = opened.url
  return opened
})

const COUNT = 50
let world: World
let server: Awaited<ReturnType<typeof openRoutes>>

const query = async <T>(statement: string, values: unknown[] = []) =>
  (await world.payload.db.pool.query(statement, values)).rows as T[]

beforeAll(async () => {
  world = await openWorld()
  // A database under load: each add takes its time.
  await query(`create function be_slow() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.15); return new; end $$`)
  await query(
    'create trigger slow before insert or update on cart_items for each row execute function be_slow()',
  )
  await query('update products set stock = 5000 where id = $1', [world.ids.products.live])
  server = await openRoutes({ '/add': add, '/session': session.GET as never })
})
beforeEach(() => query('delete from cart_items'))
afterAll(() => server.close())

/** As Next answers an action: 503 where it says that the database could not be asked. */
async function add(request: Request) {
  const answer = await addToCart({}, await request.formData())
  return Response.json(answer, { status: answer.isUnavailable ? 503 : answer.ok ? 200 : 422 })
}

/** One press of the button; status 0 when the connection was cut. */
async function press(key?: string) {
  const body = new FormData()
  const fields = { locale: 'en', product: world.ids.products.live, quantity: '1', ...(key && { key }) }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { cookie: `${MEMBER_COOKIE}=${world.tokens.buyer}` }
  return fetch(`${server.url}/add`, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => 0,
  )
}
const held = async () => {
  const rows = await query<{ quantity: number }>('select quantity::int as quantity from cart_items')
  return rows[0]?.quantity ?? 0
}
const kept = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length

describe('fifty adds of one product at once', () => {
  test('are all kept, and leave the database to others meanwhile', async () => {
    const pressed = Promise.all(Array.from({ length: COUNT }, () => press()))
    await wait(500)
    const began = Date.now()
    const headers = { cookie: `${MEMBER_COOKIE}=${world.tokens.otherBuyer}` }
    const other = await fetch(`${server.url}/session`, { headers })
    expect([other.status, Date.now() - began < 4_000]).toEqual([200, true])
    const statuses = await pressed
    expect([new Set(statuses), await held()]).toEqual([new Set([200]), COUNT])
  }, 40_000)

  test('of a database that goes away twice: no answer of 503 is kept, and what is sent again counts once', async () => {
    const keys = Array.from({ length: COUNT }, () => randomUUID())
    const pressed = Promise.all(keys.map(press))
    for (const pause of [600, 900]) {
      await wait(pause)
      await line.cut()
      await line.mend()
    }
    const statuses = await pressed
    expect(kept(statuses)).toBeLessThan(COUNT)
    expect(await held()).toBe(kept(statuses))
    const again = keys.filter((_, at) => statuses[at] !== 200)
    expect(new Set(await Promise.all(again.map(press)))).toEqual(new Set([200]))
    expect(await held()).toBe(COUNT)
  }, 40_000)
})

test('an add whose key comes twenty times counts once, also when the answers were lost', async () => {
  const key = randomUUID()
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => press(key))))).toEqual(new Set([200]))
  expect([await press(key), await held()]).toEqual([200, 1])
  expect([await press(randomUUID()), await held()]).toEqual([200, 2])
}, 20_000)
