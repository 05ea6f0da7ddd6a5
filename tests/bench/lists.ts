import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import pg from 'pg'
import { listPageQuery, type ProductList } from '@/features/shop/list/list-sql'
import {
  interleave,
  median,
  onOneProcessor,
  round,
  workOf,
  type Bench,
  type Report,
  type Row,
} from './measure'

const dialect = new PgDialect()
const FLAT = 1.2

const LISTS: [name: string, list: ProductList, key: string][] = [
  ['/products', 'newest', 'newest'],
  ['/popular', 'popular', 'popular'],
  ['/recommended', 'recommended', 'recommended'],
  ['/category/kitchen', { main: 'kitchen' }, '/kitchen'],
  ['/subcategory/kitchen/faucets', { main: 'kitchen', sub: 'faucets' }, '/kitchen/faucets'],
]

/** A page of a list costs the same at 1,000 and at 100,000 products, first, middle or last (rule Q5). */
export async function benchLists({ small, large }: Bench): Promise<Report> {
  const few = await connect(small.url)
  const many = await connect(large.url)
  onOneProcessor([few.pid, many.pid])
  const rows: Row[] = []
  for (const [name, list, key] of LISTS) rows.push(...(await comparePages(name, list, key, few, many)))
  for (const { client } of [few, many]) await client.end()
  const steep = rows.filter((row) => Number(row.ratio) > FLAT)
  return {
    title: 'A page of a list, ms of work in the database at 1,000 and at 100,000 products',
    rows,
    faults: steep.map((row) => `${row.list} ${row.page} is not flat: ${row.ratio}`),
  }
}

async function comparePages(name: string, list: ProductList, key: string, few: Side, many: Side) {
  const rows: Row[] = []
  const places = [
    ['first', () => 1],
    ['middle', (last: number) => Math.ceil(last / 2)],
    ['last but one', (last: number) => Math.max(1, last - 1)],
  ] as const
  for (const [place, at] of places) {
    const pages = [at(await lastPage(few, key)), at(await lastPage(many, key))] as const
    const times = await interleave({
      few: { run: () => read(few, list, pages[0]), clock: few.clock },
      many: { run: () => read(many, list, pages[1]), clock: many.clock },
    })
    const [low, high] = [median(times.few), median(times.many)]
    const blocks = [await blocksOf(few, list, pages[0]), await blocksOf(many, list, pages[1])]
    rows.push({
      list: name,
      page: `${place} (${pages[0]}, ${pages[1]})`,
      'ms at 1,000': round(low),
      'ms at 100,000': round(high),
      ratio: round(high / low),
      'blocks read': blocks.join(', '),
    })
  }
  return rows
}

async function connect(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  return { client, pid, clock: workOf(pid) }
}
type Side = Awaited<ReturnType<typeof connect>>

function read({ client }: Side, list: ProductList, page: number) {
  const { sql, params } = dialect.sqlToQuery(listPageQuery(list, 'en', page))
  return client.query(sql, params)
}

async function lastPage({ client }: Side, key: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    'select max(page) as n from lists.pages where list = $1',
    [key],
  )
  return rows[0]?.n ?? 1
}

/** Blocks the statement touches: a count that no other program can disturb. */
async function blocksOf({ client }: Side, list: ProductList, page: number): Promise<number> {
  const { sql, params } = dialect.sqlToQuery(listPageQuery(list, 'en', page))
  const { rows } = await client.query(`explain (analyze, buffers, timing off, format json) ${sql}`, params)
  const plan = rows[0]['QUERY PLAN'][0].Plan
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}
