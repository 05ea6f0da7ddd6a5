import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const NAMES = ['redis-server', 'valkey-server']
const present = () =>
  NAMES.find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0) ?? null

/** The program of a Redis or Valkey, which is installed where that can be done; null where there is none. */
function findRedis(): string | null {
  const found = present()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // Another test file may be installing it, and nothing of it is to start by itself.
    const options = { stdio: 'ignore', env: { ...process.env, RUNLEVEL: '1' } } as const
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', 'update', '-qq'], options)
    spawnSync(
      'apt-get',
      ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '-qq', '--no-install-recommends', NAMES[0] ?? ''],
      options,
    )
  }
  return present()
}

const program = findRedis()
/** Whether tests can have one. */
export const hasRedis = program !== null
if (!hasRedis)
  console.warn('Redis was not tried: there is no redis-server or valkey-server, and none could be installed.')

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** A real server on a port of its own, which can be killed, frozen and started again without what it had. */
export async function openRedis() {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'maru-redis-'))
  let running: ReturnType<typeof spawn> | null = null

  async function start() {
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    running = spawn(program ?? '', [...words, '--dir', folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    for await (const text of running.stdout ?? [])
      if (/ready to accept connections/i.test(String(text))) break
    running.stdout?.resume()
  }

  async function kill() {
    if (!running) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
    running = null
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    /** It takes connections and answers nothing, as behind a network that swallows everything. */
    freeze: () => running?.kill('SIGSTOP'),
    thaw: () => running?.kill('SIGCONT'),
    close: async () => {
      running?.kill('SIGCONT')
      await kill()
      await wait(0)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
