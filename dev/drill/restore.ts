import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { access, chown, constants } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { openDataFolder } from '@maru/launch/data-folder'
import { startDatabase } from '@maru/launch/database'
import { openLog } from '@maru/launch/logs'
import { freePorts } from '@maru/launch/ports'
import { postgresHome } from '@maru/launch/postgres-home'
import { findDumpPrograms, type DumpPrograms } from './programs'

const run = promisify(execFile)
/** Above those that a start takes. */
const FIRST_PORT = 26_000

/** A copy brings the settings of its source along: it must not write into its archive, nor wait for its replicas. */
const ALONE = { archive_mode: 'off', synchronous_standby_names: '', primary_conninfo: '' }

type Say = (line: string) => void
/** A cluster of its own, which is deleted when it is closed. */
type Restored = { url: string; close: () => Promise<void> }

/**
 * The database in a new cluster: from a dump that is given, from one taken now, or, where no `pg_dump` here knows so new a Postgres but
 * its files are on this machine, from a copy of its files.
 */
export async function restore(from: { url: string; file?: string }, say: Say): Promise<Restored> {
  const programs = findDumpPrograms()
  if (from.file) return fromDump(from.file, needed(programs, 'pg_restore is needed to restore a dump'), say)
  const source = await about(from.url)
  if (programs && programs.version >= source.version) {
    const folder = mkdtempSync(join(tmpdir(), 'maru-dump-'))
    try {
      const file = join(folder, 'maru.dump')
      await runAt(programs.dump, from.url, (address) => ['-Fc', '-f', file, address])
      say(`Dumped by pg_dump ${programs.version}, from Postgres ${source.version}.`)
      return await fromDump(file, programs, say)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const isHere = await access(source.folder, constants.R_OK).then(
    () => true,
    () => false,
  )
  if (isHere) return fromFiles(from.url, source.folder, say)
  const has = programs ? `pg_dump here is of ${programs.version}` : 'There is no pg_dump here'
  throw new Error(
    `${has}, and the database of ${source.version}. Install its client programs, such as postgresql-client-${source.version}.`,
  )
}

function needed(programs: DumpPrograms | null, why: string) {
  if (programs) return programs
  throw new Error(`${why}, and there is none here. Install the client programs of Postgres.`)
}

async function about(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: number; folder: string }>(
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('data_directory', true) as folder`,
    )
    return rows[0] ?? { version: 0, folder: '' }
  } finally {
    await client.end()
  }
}

/** Without the address's password among the words: everybody on the machine sees those, and the error of a program that fails says them. */
async function runAt(program: string, url: string, words: (address: string) => string[]) {
  const open = new URL(url)
  const PGPASSWORD = decodeURIComponent(open.password)
  open.password = ''
  await run(program, words(open.href), { env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) } })
}

async function fromDump(file: string, programs: DumpPrograms, say: Say): Promise<Restored> {
  const cluster = await newCluster()
  try {
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    await client.query("create database drill template template0 encoding 'UTF8'")
    await client.end()
    const url = at(cluster.url, 'drill')
    const how = ['--no-owner', '--no-privileges', '--exit-on-error']
    await runAt(programs.restore, url, (address) => [...how, '-d', address, file])
    say('Restored into a new cluster.')
    return { url, close: cluster.close }
  } catch (error) {
    await cluster.close()
    throw error
  }
}

/** As `pg_basebackup` does: between start and stop of a backup the files may change, and the log that is copied along mends them. */
async function fromFiles(url: string, folder: string, say: Say): Promise<Restored> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const fill = async (data: string, account: { uid: number; gid: number } | null) => {
    await client.query("select pg_backup_start('drill', true)")
    await run('cp', ['-a', folder, data])
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    // The log up to this moment, which the copy has to be brought to.
    await run('cp', ['-a', `${folder}/pg_wal/.`, join(data, 'pg_wal')])
    const label = join(data, 'backup_label')
    writeFileSync(label, rows[0]?.labelfile ?? '')
    if (account) await chown(label, account.uid, account.gid)
    rmSync(join(data, 'postmaster.pid'), { force: true })
  }
  try {
    const cluster = await newCluster(fill)
    say('Copied from its files, since no pg_dump here knows this Postgres, and started as a new cluster.')
    const { username, password, pathname } = new URL(url)
    const own = Object.assign(new URL(cluster.url), { username, password, pathname })
    return { url: own.href, close: cluster.close }
  } finally {
    await client.end()
  }
}

type Fill = (data: string, account: { uid: number; gid: number } | null) => Promise<void>

async function newCluster(fill?: Fill) {
  const folder = mkdtempSync(join(tmpdir(), 'maru-drill-'))
  chmodSync(folder, 0o755)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const data = openDataFolder(join(folder, 'data'))
    const place = postgresHome(data)
    await fill?.(join(place.home, 'data'), place.account)
    const server = await startDatabase({
      ...place,
      port: await freePorts(FIRST_PORT, 1),
      // It has a copy of everything, and others may use this machine.
      password: randomBytes(24).toString('hex'),
      settings: fill ? ALONE : {},
      log: openLog(data.logs, 'postgres'),
    })
    const close = async () => {
      await server.stop()
      remove()
    }
    return { url: at(server.url, 'postgres'), close }
  } catch (error) {
    remove()
    throw error
  }
}

const at = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href
