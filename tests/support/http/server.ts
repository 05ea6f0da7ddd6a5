import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataFolder } from '@maru/launch/data-folder'
import { FOR_TESTS, HASTY, startDatabase } from '@maru/launch/database'
import { openLog } from '@maru/launch/logs'
import { freePorts } from '@maru/launch/ports'
import { postgresHome } from '@maru/launch/postgres-home'

/** A Postgres on which databases may be made: the one DATABASE_URL names, else one of our own for as long as the tests run. */
export async function openServer() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'maru-int-'))
  // As root the server runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  const data = openDataFolder(join(folder, 'data'))
  const log = openLog(data.logs, 'postgres')
  const port = await freePorts(20_000 + (process.pid % 2_000) * 10, 1)
  const server = await startDatabase({
    ...postgresHome(data),
    port,
    password: 'maru',
    log,
    settings: { ...HASTY, ...FOR_TESTS },
  })
  const url = new URL(server.url)
  url.pathname = '/postgres'
  const close = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: url.href, close }
}
