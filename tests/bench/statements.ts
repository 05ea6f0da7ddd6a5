import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { round, type Bench, type Report, type Row } from './measure'

const LISTS = ['/products', '/latest', '/popular', '/recommended', '/category/kitchen']

/** How many statements on products it takes to make one page of a list anew (rule Q5: one; none where another list has the same page). Counted by the database itself. */
export async function benchStatements({ small, site }: Bench): Promise<Report> {
  const client = new pg.Client({ connectionString: small.url })
  await client.connect()
  const title = 'Statements on products for one page of a list'
  if (!(await canCount(client))) {
    await client.end()
    return {
      title: `${title}: not counted, this Postgres runs without pg_stat_statements`,
      rows: [],
      faults: [],
    }
  }
  const rows: Row[] = []
  for (const list of LISTS) rows.push(await countFor(client, site, list))
  await client.end()
  const faults = rows.filter(({ statements }) => Number(statements) > 1)
  return { title, rows, faults: faults.map((row) => `${row.list} takes ${row.statements} statements`) }
}

async function countFor(client: pg.Client, site: string, list: string): Promise<Row> {
  // The first page fills what all pages share; the next ones nobody has asked for yet.
  await fetch(`${site}${list}`)
  const pages = [2, 3, 4]
  await client.query('select pg_stat_statements_reset()')
  for (const page of pages) await fetch(`${site}${list}/${page}`)
  await wait(200)
  const { rows } = await client.query<{ calls: number }>(
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query ~ '\\mproducts\\M' and query !~ '(insert|update|delete|pg_stat)'`,
  )
  return { list, pages: pages.length, statements: round((rows[0]?.calls ?? 0) / pages.length) }
}

/** Whether the database counts its statements; makes the counts readable. */
export async function canCount(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('show shared_preload_libraries')
  if (!String(rows[0]?.shared_preload_libraries).includes('pg_stat_statements')) return false
  await client.query('create extension if not exists pg_stat_statements')
  return true
}
