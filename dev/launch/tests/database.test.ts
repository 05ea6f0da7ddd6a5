import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDataFolder } from '~/dev/launch/data-folder.mjs'
import { checkDatabase } from '~/dev/launch/database-check.mjs'
import { startDatabase } from '~/dev/launch/database.mjs'
import { dataPlaces } from '~/dev/launch/places.mjs'
import { freePorts } from '~/dev/launch/ports.mjs'
import { postgresProcess } from '~/dev/launch/postgres-cluster.mjs'
import { postgresHome } from '~/dev/launch/postgres-home.mjs'
import { birthOf } from '~/dev/launch/processes.mjs'
import { eraseData } from '~/dev/launch/reset.mjs'
import { PORTS_FROM, memoryLog } from './temp'

async function queryOn(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ answer: string }>(text)
  await client.end()
  return rows.map(({ answer }) => answer)
}

let folder: string
let servers: { stop: () => Promise<unknown> }[]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maru-launch-'))
  chmodSync(folder, 0o755)
  servers = []
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await eraseData(dataPlaces(join(folder, 'data')))
  rmSync(folder, { recursive: true })
})

/** Starts on the same data each time, as one `npm start` after the other does. */
async function start() {
  const data = openDataFolder(join(folder, 'data'))
  const place = postgresHome(data)
  const port = await freePorts(PORTS_FROM, 1)
  const server = await startDatabase({ ...place, port, password: 'pw', log: memoryLog() })
  servers.push(server)
  await checkDatabase(server.url, { embedded: true })
  return { ...server, pid: server.pid ?? 0, pidFile: join(place.home, 'data/postmaster.pid') }
}

/** A process that is dead, and whose number stays taken because its parent does not ask after it. */
async function unburied() {
  // Postgres passes over the processes of other accounts: this one has to be its own.
  const { account } = postgresHome(openDataFolder(join(folder, 'data')))
  const keeper = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
    ...postgresProcess(account),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [said] = (await once(keeper.stdout, 'data')) as [Buffer]
  const pid = Number(String(said))
  await vi.waitUntil(() => birthOf(pid) === null)
  process.kill(pid, 0)
  return { keeper, pid }
}

describe('our own Postgres', { timeout: 60_000 }, () => {
  it('loses nothing when it is killed, and knows letters outside ASCII', async () => {
    const first = await start()
    await queryOn(first.url, `create table kept as select '주방'::text as answer`)
    process.kill(first.pid, 'SIGKILL')
    await first.ended
    const { url } = await start()
    expect(await queryOn(url, 'select answer from kept')).toEqual(['주방'])
    expect(await queryOn(url, `select lower('É가') = 'é가' as answer`)).toEqual([true])
  })

  it('ends the one that a killed launcher left running on the same data', async () => {
    const left = await start()
    await queryOn(left.url, `create table left_over as select 'row' as answer`)
    const again = await start()
    expect(birthOf(left.pid)).toBeNull()
    expect(await queryOn(again.url, 'select answer from left_over')).toEqual(['row'])
  })

  it('does not take another program for itself because it has the number of the killed one', async () => {
    const first = await start()
    const lines = readFileSync(first.pidFile, 'utf8').split('\n').slice(1)
    process.kill(first.pid, 'SIGKILL')
    await first.ended
    writeFileSync(first.pidFile, [process.pid, ...lines].join('\n'))
    expect(await queryOn((await start()).url, 'select 1 as answer')).toEqual([1])
  })

  it('does not wait for a killed one that nobody has buried yet', async () => {
    const first = await start()
    const lines = readFileSync(first.pidFile, 'utf8').split('\n').slice(1)
    process.kill(first.pid, 'SIGKILL')
    await first.ended
    const { keeper, pid } = await unburied()
    writeFileSync(first.pidFile, [pid, ...lines].join('\n'))
    const answer = await queryOn((await start()).url, 'select 1 as answer')
    keeper.kill('SIGKILL')
    expect(answer).toEqual([1])
  })
})
