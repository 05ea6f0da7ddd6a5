import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from '@maru/launch/ports'
import { createConnection } from 'mysql2/promise'

const isRoot = process.getuid?.() === 0
const isThere = () => spawnSync('searchd', ['--help'], { stdio: 'ignore' }).error === undefined

/** Whether there is an engine: the one of `SEARCH_TEST_URL`, or Debian's, which is installed where that can be done. */
export function findEngine(): boolean {
  if (process.env.SEARCH_TEST_URL || isThere()) return true
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'sphinxsearch'], {
      stdio: 'ignore',
    })
  }
  return isThere()
}

type Engine = {
  url: string
  /** Ends it without a word, and starts it again with what it had. Undefined where it is not ours. */
  kill?: () => Promise<void>
  start?: () => Promise<void>
  stop: () => Promise<void>
}

/** The engine with the file of deploy/search, on a port and in a folder of its own. */
export async function startEngine(): Promise<Engine> {
  const given = process.env.SEARCH_TEST_URL
  if (given) return { url: given, stop: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'maru-search-'))
  const port = await freePorts(9_310, 1)
  const url = `mysql://127.0.0.1:${port}`
  const settings = join(folder, 'manticore.conf')
  writeFileSync(
    settings,
    readFileSync('deploy/search/manticore.conf', 'utf8')
      .replace('127.0.0.1:9306', `127.0.0.1:${port}`)
      .replaceAll(/\/(?:var\/lib|var\/log|run)\/manticore/g, folder),
  )
  const run = async () => {
    const program = spawn('searchd', ['--config', settings, '--nodetach'], { stdio: 'ignore' })
    for (let tries = 0; tries < 200 && !(await answers(url)); tries += 1) await wait(50)
    return program
  }
  let program = await run()
  const kill = async () => {
    const ended = once(program, 'exit')
    program.kill('SIGKILL')
    await ended
  }
  return {
    url,
    kill,
    start: async () => void (program = await run()),
    stop: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string) {
  try {
    const connection = await createConnection(url)
    await connection.query('SELECT id FROM goods_a LIMIT 1')
    connection.destroy()
    return true
  } catch {
    return false
  }
}
