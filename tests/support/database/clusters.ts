import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { createChildren } from '@maru/launch/children'
import { openDataFolder } from '@maru/launch/data-folder'
import { startDatabase } from '@maru/launch/database'
import { openLog } from '@maru/launch/logs'
import { freePorts } from '@maru/launch/ports'
import { postgresHome } from '@maru/launch/postgres-home'

/** Nothing waits for the disk, and what replicas and archives need is written. */
const SETTINGS = { fsync: 'off', wal_level: 'replica', max_connections: '60' }

type Settings = Record<string, string>

type OnSpawn = ReturnType<typeof createChildren>['adoptDatabase']

/** Clusters of Postgres beside each other, for as long as a test file runs. */
export function openClusters(onSpawn: OnSpawn = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'maru-clusters-'))
  chmodSync(folder, 0o755)
  const running = new Map<string, Awaited<ReturnType<typeof startDatabase>>>()

  const placeOf = (name: string) => {
    const data = openDataFolder(join(folder, name))
    return { log: openLog(data.logs, 'postgres'), ...postgresHome(data) }
  }

  /** Starts a cluster, made anew where there is none of that name. */
  async function start(name: string, settings: Settings = {}, port?: number) {
    const place = placeOf(name)
    const at = port ?? (await freePorts(24_000 + (process.pid % 1_000) * 10, 1))
    const server = await startDatabase({
      ...place,
      port: at,
      password: 'maru',
      settings: { ...SETTINGS, ...settings },
      onSpawn,
    })
    running.set(name, server)
    const url = new URL(server.url)
    url.pathname = '/postgres'
    return { name, port: at, url: url.href, data: join(place.home, 'data') }
  }

  async function stop(name: string) {
    await running.get(name)?.stop()
    running.delete(name)
  }

  /** Ends at once and without a word, as a power cut does. */
  async function kill(name: string) {
    const server = running.get(name)
    if (server?.pid) process.kill(server.pid, 'SIGKILL')
    await server?.ended
    running.delete(name)
  }

  /** Copies the files of a running cluster to one that is not started yet, as `pg_basebackup` does, which the packages do not bring. */
  async function copy(from: { url: string; data: string }, name: string, files: Settings = {}) {
    const { home, account } = placeOf(name)
    const data = join(home, 'data')
    const client = new pg.Client({ connectionString: from.url })
    await client.connect()
    try {
      await client.query("select pg_backup_start('copy', true)")
      execFileSync('cp', ['-a', from.data, data])
      const { rows } = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(false)',
      )
      rmSync(join(data, 'postmaster.pid'), { force: true })
      for (const [file, text] of Object.entries({ backup_label: rows[0]?.labelfile ?? '', ...files })) {
        writeFileSync(join(data, file), text)
        if (account) await chown(join(data, file), account.uid, account.gid)
      }
    } finally {
      await client.end()
    }
    return dirname(data)
  }

  return {
    folder,
    start,
    stop,
    kill,
    copy,
    close: async () => {
      for (const name of [...running.keys()].reverse()) await stop(name)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
