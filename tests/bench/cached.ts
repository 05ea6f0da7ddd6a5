import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { shownChange } from '@/domain/pages/cache/stock-shown'
import { CHANGES } from '@/domain/pages/cache/page-facts'
import type { Tag } from '@/domain/pages/cache/page-tags'
import { percentile, round, type Bench, type Report, type Row } from './measure'

/** `MARU_BENCH_SECONDS=60 npm run bench -- cached` is enough to see which way it goes. */
const SECONDS = Number(process.env.MARU_BENCH_SECONDS || 300)
const PAGES = 10_000
const PER_SECOND = 20
const ORDERS_PER_SECOND = 1
/** Of so many orders one takes the last of its product. */
const SELLS_OUT = 30
const AT_ONCE = 4
const PROMISED = { share: 0.95, p99: 20 }
const LANGUAGES = ['', '/fr', '/ko']
const TITLE = `Cached pages: ${ORDERS_PER_SECOND} order and ${PER_SECOND} pages a second for ${SECONDS} s`

type Product = { id: string; category: string }
type Way = (product: string, isSoldOut: boolean) => readonly Tag[]

/** What an order clears: by what changed; and as it was until decision 064, everything that shows a product. */
const WHAT_IT_CHANGES: Way = (product, isSoldOut) => [
  ...(isSoldOut ? CHANGES.soldOut(product, []) : []),
  ...CHANGES.ordered(product),
]
const ALL_PRODUCTS: Way = () => ['products']

/**
 * Pages of a shop that sells (rule Q15): each was asked for once; then one order a second, while pages are asked for at random, evenly: most
 * are asked for once or never, which is the worst for a cache.
 */
export async function benchCached(bench: Bench): Promise<Report> {
  const row = await measureWay(bench, WHAT_IT_CHANGES)
  const [share, p99] = [Number(row['from the cache']), Number(row.p99)]
  return {
    title: `${TITLE}; an order clears what it changes`,
    rows: [row],
    faults: [
      ...(share < PROMISED.share ? [`${share} of the pages come from the cache`] : []),
      ...(p99 > PROMISED.p99 ? [`A page takes ${p99} ms in 99 of 100 cases`] : []),
    ],
  }
}

/** The same as it was before decision 064, to have the two beside each other. Nothing is promised of it. */
export async function benchCachedBefore(bench: Bench): Promise<Report> {
  const row = await measureWay(bench, ALL_PRODUCTS)
  return { title: `${TITLE}; an order clears all products, as before`, rows: [row], faults: [] }
}

async function measureWay({ site, small }: Bench, tagsOf: Way): Promise<Row> {
  const client = new pg.Client({ connectionString: small.url })
  await client.connect()
  try {
    const products = await productsOf(client)
    const paths = pathsOf(products).slice(0, PAGES)
    const began = performance.now()
    await visitAll(site, paths)
    const filled = round((performance.now() - began) / 1_000, 0)
    const measured = await measure(client, { site, paths, products, tagsOf })
    return { pages: paths.length, 'all made in, s': filled, ...measured }
  } finally {
    await client.end()
  }
}

async function productsOf(client: pg.Client): Promise<Product[]> {
  const { rows } = await client.query<Product>(
    `select p.id, main.slug || '/' || sub.slug as category from products p
     join categories sub on sub.id = p.listed_in_id join categories main on main.id = sub.parent_id
     where p.is_live order by md5(p.id::text)`,
  )
  return rows
}

/** Lists first, as far as their pages go for sure, then products. */
function pathsOf(products: readonly Product[]): string[] {
  const places = [
    '',
    '/suppliers',
    '/products',
    '/products/2',
    '/latest',
    '/latest/2',
    '/popular',
    '/popular/2',
    '/recommended',
  ]
  const lists = [...places, ...new Set(products.map(({ category }) => `/subcategory/${category}`))]
  const all = [...lists, ...products.map(({ id }) => `/product/${id}`)]
  return all.flatMap((path) => LANGUAGES.map((language) => `${language}${path}` || '/'))
}

async function visitAll(site: string, paths: readonly string[]) {
  let next = 0
  const visitor = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) await visit(site, path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
}

async function visit(site: string, path: string) {
  const began = performance.now()
  const answer = await fetch(site + path)
  await answer.text()
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return { took: performance.now() - began, how: answer.headers.get('x-nextjs-cache') ?? 'none' }
}

type Run = { site: string; paths: string[]; products: Product[]; tagsOf: Way }

async function measure(client: pg.Client, { site, paths, products, tagsOf }: Run): Promise<Row> {
  const random = numbers(7)
  const anyOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T
  const visits: Promise<{ took: number; how: string }>[] = []
  const began = performance.now()
  let orders = 0
  for (let at = 0; at < SECONDS * PER_SECOND; at += 1) {
    await wait(Math.max(0, began + (at * 1000) / PER_SECOND - performance.now()))
    visits.push(visit(site, anyOf(paths)))
    if (at % (PER_SECOND / ORDERS_PER_SECOND) !== 0) continue
    orders += 1
    await order(client, anyOf(products).id, orders % SELLS_OUT === 0, tagsOf)
  }
  const done = await Promise.all(visits)
  const count = (how: string) => done.filter((each) => each.how === how).length
  const times = done.map(({ took }) => took)
  const kept = count('HIT') + count('STALE')
  return {
    orders,
    asked: done.length,
    'from the cache': round(kept / done.length, 3),
    'of them made anew behind': count('STALE'),
    p50: round(percentile(times, 50)),
    p99: round(percentile(times, 99)),
  }
}

/** What a paid order writes of its product, and the row that has pages cleared. The one that sells out takes all there are. */
async function order(client: pg.Client, product: string, takesAll: boolean, tagsOf: Way) {
  const { rows } = await client.query<{ before: number; after: number; made: boolean }>(
    `with was as (select id, stock, reserved from products where id = $1 for no key update)
     update products p set stock = case when $2 then p.reserved else greatest(p.stock - 1, p.reserved) end, order_count = order_count + 1
     from was where p.id = was.id
     returning (was.stock - was.reserved)::float8 as before, (p.stock - p.reserved)::float8 as after, p.made_to_order as made`,
    [product, takesAll],
  )
  const [row] = rows
  const isSoldOut =
    row !== undefined &&
    shownChange({ product, before: row.before, after: row.after, madeToOrder: row.made }) === 'soldOut'
  await client.query(`insert into page_clearings (tags, due_at) values ($1, now() + interval '2 seconds')`, [
    tagsOf(product, isSoldOut),
  ])
}

/** The same random numbers in every run. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
