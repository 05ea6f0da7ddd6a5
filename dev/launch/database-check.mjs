import { foreignSentence, listForeignTables } from './demo-database.mjs'
import { Failure } from './failure.mjs'

const OLDEST = 150_000

/** Makes sure the database is there, is new enough and understands Korean, before anything is built on it. */
export async function checkDatabase(url, { embedded = false } = {}) {
  const { default: pg } = await import('pg')
  const connect = async (to) => {
    const client = new pg.Client({ connectionString: to, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
  }
  try {
    if (embedded) await createDatabase(connect, url)
    const client = await connect(url)
    try {
      if (!embedded) await refuseForeign(client)
      await checkServer(client)
    } finally {
      await client.end()
    }
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(databaseSentence(error, url, embedded))
  }
}

/** Asked before anything is changed: migrating would already change a shop that is not the demo's. */
async function refuseForeign(client) {
  const tables = await listForeignTables(client)
  if (tables.length > 0) throw new Failure(foreignSentence(tables))
}

async function createDatabase(connect, url) {
  const maintenance = new URL(url)
  const name = maintenance.pathname.slice(1)
  maintenance.pathname = '/postgres'
  const client = await connect(maintenance.href)
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

async function checkServer(client) {
  const version = await client.query('show server_version_num')
  if (Number(version.rows[0].server_version_num) < OLDEST)
    throw new Failure('Maru needs Postgres 15 or newer.')
  // Plain C lowers ASCII only; another encoding than UTF8 has no Hangul.
  const { rows } = await client.query("select lower('É가') = 'é가' as knows")
  if (rows[0].knows) return
  throw new Failure(
    'This database does not know the letters of French and Korean, so search would not work. Create it with encoding UTF8 and locale C.UTF-8.',
  )
}

/** The words for a database that cannot be used. The password never shows. */
export function databaseSentence(error, url, embedded = false) {
  const where = placeOf(url)
  if (!where) return 'DATABASE_URL is not an address such as postgres://user:password@host:5432/name.'
  const reasons = {
    ECONNREFUSED: 'nothing answers there',
    ENOTFOUND: 'the host is not known',
    EAI_AGAIN: 'the host is not known',
    ETIMEDOUT: 'it takes too long to answer',
    EHOSTUNREACH: 'the host cannot be reached',
    ENETUNREACH: 'the network cannot be reached',
    '28P01': 'the user name or password is wrong',
    28000: 'this user is not let in',
    '3D000': 'there is no such database',
    42501: 'this user may not do that',
    53300: 'it has no connection left to give',
  }
  const reason = reasons[error.code] ?? error.errors?.[0]?.message ?? error.message
  const advice = embedded ? 'Start again, or start over with "npm run reset".' : 'Check DATABASE_URL.'
  return `The database at ${where} cannot be used: ${reason.replace(/\.$/, '')}. ${advice}`
}

function placeOf(url) {
  try {
    const { protocol, host, pathname } = new URL(url)
    return /^postgres(ql)?:$/.test(protocol) ? host + pathname : null
  } catch {
    return null
  }
}
