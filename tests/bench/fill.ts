import pg from 'pg'
import { round, type Bench, type Report } from './measure'

const TABLES = [
  'search.goods',
  'search.terms',
  'lists.pages',
  'products',
  'products_locales',
  'products_moq_prices',
]

/** How large so many products are; filling them is timed by the line before. */
export async function benchFill({ large }: Bench): Promise<Report> {
  const client = new pg.Client({ connectionString: large.url })
  await client.connect()
  try {
    const [all] = (
      await client.query<{ bytes: number }>('select pg_database_size(current_database())::float8 as bytes')
    ).rows
    const { rows } = await client.query<{ name: string; bytes: number; indexes: number }>(
      `select name, pg_total_relation_size(name::regclass)::float8 as bytes, pg_indexes_size(name::regclass)::float8 as indexes
       from unnest($1::text[]) as name`,
      [TABLES],
    )
    const whole = all?.bytes ?? 0
    const row = (what: string, bytes: number, indexes?: number) => ({
      what,
      MB: round(bytes / 1e6, 0),
      'of it indexes, MB': indexes === undefined ? '' : round(indexes / 1e6, 0),
      share: round(bytes / whole),
    })
    return {
      title: `Size of the database with ${large.products} products`,
      rows: [row('all', whole), ...rows.map(({ name, bytes, indexes }) => row(name, bytes, indexes))],
      faults: [],
    }
  } finally {
    await client.end()
  }
}
