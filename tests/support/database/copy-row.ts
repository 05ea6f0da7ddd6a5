import { rowsOf } from './database'

/** Puts a copy of some row of a table beside it, with other values in some columns; "=x" takes those of column x. */
export async function copyRow(url: string, table: string, row: Record<string, unknown>, where = 'true') {
  const columns = await rowsOf<{ name: string; type: string }>(
    url,
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by 1`,
    [table],
  )
  const id = columns.find(({ name }) => name === 'id')
  const fresh = id ? { id: newId(id.type) } : {}
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const [source] = await rowsOf<{ row: Record<string, unknown> }>(
    url,
    `select to_jsonb(t) as row from ${table} t where ${where} limit 1`,
  )
  if (!source) throw new Error(`There is no row of ${table} to copy.`)
  const filled = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('=') ? source.row[value.slice(1)] : value,
    ]),
  )
  return rowsOf(
    url,
    `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1::jsonb)`,
    [JSON.stringify({ ...source.row, ...fresh, ...filled })],
  )
}

const newId = (type: string) => (type === 'uuid' ? crypto.randomUUID() : crypto.randomUUID().slice(0, 24))
