import pg from 'pg'
import type { Bench, Report, Row } from './measure'
import { firstProduct } from './pages'
import { canCount } from './statements'

const PATHS = ['/', '/products', '/category/kitchen', '/fr/products', '/returns']
const VISITS = 50

/**
 * A warm page is served without being made (rule Q1): the answer says that it was kept, and the database is asked for nothing. A page
 * is made anew once in a while and the worker reads too, so what is told is the statement that was run most often.
 */
export async function benchWarm({ small, site }: Bench): Promise<Report> {
  const client = new pg.Client({ connectionString: small.url })
  await client.connect()
  const counts = await canCount(client)
  const rows: Row[] = []
  for (const path of [...PATHS, await firstProduct(site)]) {
    await (await fetch(site + path)).text()
    if (counts) await client.query('select pg_stat_statements_reset()')
    let kept = 0
    for (let visit = 0; visit < VISITS; visit++) {
      const answer = await fetch(site + path)
      await answer.text()
      if (/HIT|STALE/.test(answer.headers.get('x-nextjs-cache') ?? '')) kept++
    }
    rows.push({
      page: path.replace(/[0-9a-f-]{36}/, '{id}'),
      visits: VISITS,
      'from the cache': kept,
      'statement run most often': counts ? await mostOften(client) : 'not counted',
    })
  }
  await client.end()
  const made = rows.filter(
    (row) => row['from the cache'] !== VISITS || Number(row['statement run most often']) >= VISITS / 2,
  )
  return {
    title: 'A warm page: answers from the cache, and how often the most frequent statement was run meanwhile',
    rows,
    faults: made.map((row) => `${row.page} is made for each visit`),
  }
}

async function mostOften(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ calls: number }>(
    `select coalesce(max(calls), 0)::int as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query ~* '^\\s*(select|with)' and query !~ 'pg_stat'`,
  )
  return rows[0]?.calls ?? 0
}
