import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { readProductTableQuery } from '@/domain/products/listing/product-table-query'
import { listOwnProducts } from '@/features/selling/listing/table/list-own-products'
import { openCounter } from '~/tests/support/budget/count-statements'
import { openWorld, type World } from '~/tests/support/open-world'

const FEW = 100
const MANY = 10_000
const TIMES = 15
/** Between the two the time is flat; twice leaves room for a busy machine. */
const MOST = 2

let world: World
let few: string
let many: string
let counter: ReturnType<typeof openCounter>

const run = (statement: string) => world.payload.db.drizzle.execute(sql.raw(statement))

/** Copies of a product. Triggers are off: search is not what is measured. */
const fill = (seller: string, count: number) =>
  run(`
    set session_replication_role = replica;
    create temp table copies as select n, gen_random_uuid() as id from generate_series(1, ${count}) as n;
    insert into products select made.* from copies c join products p on p.id = '${world.ids.products.live}'
      cross join lateral jsonb_populate_record(p, jsonb_build_object('id', c.id, 'sku', 'COPY-' || n, 'is_live', false,
        'seller_id', '${seller}', 'view_count', n % 400, 'stock', n % 77, 'price_from', (n * 7919) % 10007,
        'created_at', timestamptz '2025-01-01' + make_interval(secs => n * 3600.0 * 24 * 300 / ${count}))) as made;
    insert into products_locales (_parent_id, _locale, name, description, material, color)
      select c.id, _locale, 'Copy ' || md5(n::text), description, material, color
      from copies c join products_locales l on l._parent_id = '${world.ids.products.live}';
    drop table copies;
    set session_replication_role = origin`)

beforeAll(async () => {
  world = await openWorld()
  few = world.ids.users.otherSeller
  many = world.ids.users.seller
  await fill(few, FEW)
  await fill(many, MANY)
  await run('analyze products; analyze products_locales')
  counter = openCounter()
}, 120_000)
afterAll(() => counter.close())

const read = (seller: string, query: string) => {
  const actor: Actor = { kind: 'seller', id: seller, status: 'active' }
  return listOwnProducts(actor, readProductTableQuery(Object.fromEntries(new URLSearchParams(query))), 'fr')
}

/** The median of the times of the two, taken in turns, so that a busy moment slows both. */
async function compare(query: string) {
  const times: Record<string, number[]> = { [few]: [], [many]: [] }
  for (let at = 0; at < TIMES; at += 1)
    for (const seller of [few, many]) {
      const begun = performance.now()
      await read(seller, query)
      times[seller]?.push(performance.now() - begun)
    }
  const median = (seller: string) => times[seller]?.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0
  return { few: median(few), many: median(many) }
}

describe(`the table of a seller with ${MANY} products`, () => {
  it.each(['', 'q=copy&filter=active&sort=name', 'page=300'])('is one statement: %s', async (query) => {
    const { answer, statements } = await counter.during(() => read(many, query))
    expect(answer.hasAny).toBe(true)
    expect(statements).toHaveLength(1)
  })

  it.each(['', 'sort=stock', 'sort=price', 'sort=views', 'page=3'])(
    `takes as long as with ${FEW}: %s`,
    async (query) => {
      const took = await compare(query)
      expect(took.many / took.few, JSON.stringify(took)).toBeLessThan(MOST)
    },
  )

  it.each(['sort=name', 'q=copy', 'q=nothing', 'filter=archived', 'page=400'])(
    'stays below a second where all names are read: %s',
    async (query) => {
      expect((await compare(query)).many).toBeLessThan(1000)
    },
  )
})
