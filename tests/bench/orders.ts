import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { median, round, type Bench, type Report, type Row } from './measure'
import { addPairs, type Member } from './members'
import { workedBy } from './process'
import { profileOf } from './profile'
import { canCount } from './statements'

const BUYERS = 150
/** The first orders only warm up. */
const WARM = 30
const AT_ONCE = 5
const PROFILED_SECONDS = 4
/** An order has at least this share of the rate of its bare writes (rule Q5). */
const PROMISED = 0.5
const ADDRESS = {
  firstName: 'Jo',
  lastName: 'Kim',
  address: '1 King Street West',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5H 1A1',
  phone: '+1 416 555 0100',
}

/** Orders a second of one product by as many buyers at once as one web server admits, beside the same rows written by one statement of SQL for each table. */
export async function benchOrders({ small, site, secret }: Bench): Promise<Report> {
  const pool = new pg.Pool({ connectionString: small.url, max: AT_ONCE })
  const client = await pool.connect()
  try {
    const buyers = await addBuyers(client, secret)
    const digest = await digestOf(site, buyers[0])
    const placed: string[] = []
    const counts = await canCount(client)
    if (counts) await client.query('select pg_stat_statements_reset()')
    const orders = await rateOf(buyers, async (buyer) => {
      placed.push(await place(site, buyer, digest))
    })
    const more = counts ? { title: 'What the database does for one', rows: await busiest(client) } : undefined
    const like = placed.at(-1) ?? ''
    const writes = await rateOf(buyers, () => writeLike(pool, like))
    const share = orders.rate / writes.rate
    return {
      title: `Orders of one product, ${AT_ONCE} at once`,
      rows: [
        {
          what: 'orders by the web server',
          'a second': round(orders.rate, 1),
          'p50 ms': round(orders.p50, 1),
        },
        { what: 'the same rows in SQL', 'a second': round(writes.rate, 1), 'p50 ms': round(writes.p50, 1) },
        { what: 'share', 'a second': round(share), 'p50 ms': '' },
      ],
      ...(more && { more }),
      faults:
        share < PROMISED ? [`an order has ${round(share)} of the rate of its rows, not ${PROMISED}`] : [],
    }
  } finally {
    client.release()
    await pool.end()
  }
}

/** What a web server does for an order, by function, while as many are placed as above (`npm run bench -- orders-profile`). */
export async function benchOrdersProfile({ small, web, secret }: Bench): Promise<Report> {
  const client = new pg.Client({ connectionString: small.url })
  await client.connect()
  try {
    const buyers = await addBuyers(client, secret)
    const { rows, done } = await profileOf(
      web,
      async ({ url, pid }) => {
        const digest = await digestOf(url, buyers[0])
        const before = workedBy(pid)
        const { rate } = await rateOf(buyers, (buyer) => place(url, buyer, digest))
        return { requests: buyers.length, rate, work: (workedBy(pid) - before) / buyers.length }
      },
      PROFILED_SECONDS,
    )
    const title = `An order: ${round(done.work, 1)} ms of the web server's processor, ${round(done.rate, 1)} a second while it is profiled`
    return { title, rows, faults: [] }
  } finally {
    await client.end()
  }
}

/** Buyers with one and the same product in their carts. */
async function addBuyers(client: pg.Client, secret: string): Promise<Member[]> {
  const buyers = (await addPairs(client, secret, BUYERS)).map(({ buyer }) => buyer)
  const product = await hotProduct(client)
  await client.query(
    `insert into cart_items (id, user_id, product_id, quantity)
     select gen_random_uuid(), id, $1, (select moq from products where id = $1) from unnest($2::uuid[]) as id`,
    [product, buyers.map(({ id }) => id)],
  )
  return buyers
}

/** A product whose stock lasts for all of them. */
async function hotProduct(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `update products set stock = 1000000 where id = (
       select id from products where is_live and not made_to_order order by id limit 1) returning id`,
  )
  if (!rows[0]) throw new Error('No product on sale')
  return rows[0].id
}

/** The statements that took longest, waits for locks included. The worker's are few beside them. */
async function busiest(client: pg.PoolClient): Promise<Row[]> {
  const { rows } = await client.query<{ query: string; calls: number; plan: number; run: number }>(
    `select query, calls::int, total_plan_time as plan, total_exec_time as run from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database()) and calls >= $1 / 2
     order by total_plan_time + total_exec_time desc`,
    [BUYERS],
  )
  const row = (statement: string, all: typeof rows) => {
    const sum = (what: 'calls' | 'plan' | 'run') => all.reduce((total, one) => total + one[what], 0) / BUYERS
    return {
      statement,
      'of an order': round(sum('calls'), 1),
      'planning, ms': round(sum('plan')),
      'running, ms': round(sum('run')),
    }
  }
  const short = (query: string) => query.replaceAll(/\s+/g, ' ').slice(0, 90)
  return [row('all', rows), ...rows.slice(0, 15).map((one) => row(short(one.query), [one]))]
}

type Posted = { status: number; body: { digest?: string; checkout?: string } }

async function post(site: string, buyer: Member | undefined, digest: string): Promise<Posted> {
  const response = await fetch(`${site}/api/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: buyer?.cookie ?? '', origin: site },
    body: JSON.stringify({ key: randomUUID(), digest, address: ADDRESS, provider: 'stripe' }),
  })
  return { status: response.status, body: (await response.json()) as Posted['body'] }
}

/** What the form of this cart would post: an order with another total is answered with it. */
async function digestOf(site: string, buyer: Member | undefined): Promise<string> {
  const { status, body } = await post(site, buyer, 'none')
  if (status !== 409 || !body.digest) throw new Error(`No quote: ${status} ${JSON.stringify(body)}`)
  return body.digest
}

async function place(site: string, buyer: Member, digest: string): Promise<string> {
  const { status, body } = await post(site, buyer, digest)
  if (status !== 200 || !body.checkout) throw new Error(`Not placed: ${status} ${JSON.stringify(body)}`)
  return body.checkout
}

/** Each buyer once, several at a time: how many a second, and how long one takes. */
async function rateOf(buyers: readonly Member[], run: (buyer: Member) => Promise<unknown>) {
  const left = [...buyers]
  const times: number[] = []
  let began = 0
  const next = async (): Promise<void> => {
    const buyer = left.shift()
    if (!buyer) return
    if (left.length === buyers.length - WARM) began = performance.now()
    const start = performance.now()
    await run(buyer)
    times.push(performance.now() - start)
    return next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  const seconds = (performance.now() - began) / 1000
  return { rate: (buyers.length - WARM) / seconds, p50: median(times.slice(WARM)) }
}

/** Tables with rows of a checkout; each is copied with ids of its own. */
const ROWS = [
  ['checkouts', 'id = $1', { id: 'checkout', number: 'number', idempotency_key: 'number' }],
  ['orders', 'checkout_id = $1', { id: 'order', number: 'number', checkout_id: 'checkout' }],
  [
    'orders_items',
    '_parent_id in (select id from orders where checkout_id = $1)',
    { id: 'row', _parent_id: 'order' },
  ],
  [
    'orders_taxes',
    '_parent_id in (select id from orders where checkout_id = $1)',
    { id: 'row', _parent_id: 'order' },
  ],
  [
    'order_events',
    'order_id in (select id from orders where checkout_id = $1)',
    { id: 'other', order_id: 'order' },
  ],
  ['reservations', 'checkout_id = $1', { id: 'other', order_id: 'order', checkout_id: 'checkout' }],
  [
    'notifications',
    'subject_id in (select id::text from orders where checkout_id = $1)',
    { id: 'other', subject_id: 'order' },
  ],
  [
    'emails',
    'order_id in (select id from orders where checkout_id = $1)',
    { id: 'other', order_id: 'order', dedupe_key: 'number' },
  ],
] as const

/** The rows of a checkout once more, in one transaction: the product is locked last, as an order does. */
async function writeLike(pool: pg.Pool, checkout: string) {
  const [order, other] = [randomUUID(), randomUUID()]
  const made = {
    checkout: randomUUID(),
    order,
    other,
    row: other.replaceAll('-', '').slice(0, 24),
    number: `B-${other}`,
  }
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [table, where, own] of ROWS) {
      const values = Object.fromEntries(Object.entries(own).map(([column, what]) => [column, made[what]]))
      await client.query(
        `insert into ${table} select row.* from ${table} model cross join lateral jsonb_populate_record(model, $2) row where ${where}`,
        [checkout, values],
      )
    }
    await client.query(
      `update products set reserved = reserved + r.quantity from reservations r
       where r.checkout_id = $1 and products.id = r.product_id`,
      [made.checkout],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}
