import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGoogle } from '~/dev/stand-ins/google/server'
import { startMail } from '~/dev/stand-ins/mail/server'
import { startStripe } from '~/dev/stand-ins/stripe/server'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
// Below the ports that the system hands out by itself.
const BASE = 20_000 + (process.pid % 1500) * 8
let data: string
const children: ChildProcess[] = []

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'maru-stand-ins-'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(data, { recursive: true })
})

function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'dev/stand-ins/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(BASE), MARU_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (said.out += chunk))
  child.stderr.on('data', (chunk) => (said.err += chunk))
  return {
    said,
    ready: () => expect.poll(() => said.out, { timeout: 30_000 }).toBe('ready\n'),
    exit: once(child, 'exit'),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  }
}

function stripe() {
  return new Stripe('sk_test_maru_demo', { host: '127.0.0.1', port: BASE + 4, protocol: 'http' })
}

describe('the stand-ins together', () => {
  it(
    'say ready on one line, keep everything over kill -9, and stop on SIGTERM',
    { timeout: 80_000 },
    async () => {
      const first = run()
      await first.ready()
      const { id } = await stripe().customers.create({ name: 'Kept' })
      first.kill('SIGKILL')
      await first.exit
      const second = run()
      await second.ready()
      expect(await stripe().customers.retrieve(id)).toMatchObject({ name: 'Kept' })
      const discovery = await fetch(`http://127.0.0.1:${BASE + 5}/.well-known/openid-configuration`)
      expect((await discovery.json()).issuer).toBe(`http://127.0.0.1:${BASE + 5}`)
      expect((await fetch(`http://127.0.0.1:${BASE + 2}/api/messages`)).status).toBe(200)
      second.kill('SIGTERM')
      expect(await second.exit).toEqual([0, null])
    },
  )

  it('start with the empty variables of .env.example', { timeout: 40_000 }, async () => {
    const empty = readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^(\w+)=$/gm)
    const { exit, kill, ready } = run(Object.fromEntries([...empty].map(([, name]) => [name, ''])))
    await ready()
    kill('SIGTERM')
    await exit
  })

  it('leave no port open where one of them cannot start', async () => {
    const broken = startGoogle({ port: BASE + 6, siteUrl: 'http://127.0.0.1', clientId: '' })
    await expect(broken).rejects.toThrow('invalid_client_metadata')
    await expect(fetch(`http://127.0.0.1:${BASE + 6}/`)).rejects.toThrow()
  })

  it('say in one sentence that a port is taken, and leave none open', { timeout: 20_000 }, async () => {
    const taken = await occupy(BASE + 4)
    const { exit, said } = run()
    expect(await exit).toEqual([1, null])
    expect(said.err).toBe(`Port ${BASE + 4}, needed for the Stripe stand-in, is already in use.\n`)
    taken.close()
  })

  it('do not run in production, all together or one by one', { timeout: 20_000 }, async () => {
    const { exit, said } = run({ NODE_ENV: 'production', MARU_DEMO: '' })
    expect(await exit).toEqual([1, null])
    expect(said.err).toMatch(/^The stand-ins for Stripe, Google and mail do not run in production\.\n$/)
    const before = { ...process.env }
    Object.assign(process.env, { NODE_ENV: 'production', MARU_DEMO: '' })
    await expect(startMail({ webPort: 0, smtpPort: 0 })).rejects.toThrow('production')
    await expect(startStripe({ port: 0, webhookUrl: 'http://127.0.0.1' })).rejects.toThrow('production')
    await expect(startGoogle({ port: 0, siteUrl: 'http://127.0.0.1' })).rejects.toThrow('production')
    process.env = before
  })
})

async function occupy(port: number): Promise<Server> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
