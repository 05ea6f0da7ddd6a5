import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { followRequest } from '@/server/http/follow-request'
import { mayReadMetrics, metrics } from '@/server/http/metrics'
import { cause } from '@/server/records/log/cause'
import { watching } from '@/server/records/watch/watching'

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('MARU_DEMO', '')
})
afterEach(() => vi.unstubAllEnvs())

async function serve() {
  const seen: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    followRequest(request, response, { name: 'web', routeOf: () => undefined })
    await wait(5)
    seen.push(cause()?.request)
    response.writeHead(request.url?.startsWith('/none') ? 404 : 200).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { seen, ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init) }
}

function lines() {
  const written: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  onTestFinished(() => write.mockRestore())
  return () =>
    written
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('{"time"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('each request has one line, with the id that its answer has and what it starts is told', async () => {
  const { ask, seen } = await serve()
  const said = lines()
  const answers = await Promise.all([ask('/products?q=jo%40maru.test'), ask('/none', { method: 'POST' })])
  await vi.waitFor(() => expect(said()).toHaveLength(2))
  const ids = answers.map(({ headers }) => headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(2)
  expect(seen.toSorted()).toEqual(ids.toSorted())
  const first = said().find(({ request }) => request === ids[0])
  expect(first).toMatchObject({
    level: 'info',
    program: 'web',
    method: 'GET',
    address: '/products?q',
    status: 200,
  })
  expect(first?.ms).toBeGreaterThan(0)
  expect(said().find(({ request }) => request === ids[1])).toMatchObject({ method: 'POST', status: 404 })
  expect(JSON.stringify(said())).not.toContain('maru.test')
})

test('probes that succeed have none, and neither has anything where LOG_REQUESTS is off or there is no production', async () => {
  const { ask } = await serve()
  const said = lines()
  await ask('/api/health/ready')
  vi.stubEnv('LOG_REQUESTS', 'off')
  await ask('/products')
  vi.stubEnv('LOG_REQUESTS', '')
  vi.stubEnv('MARU_DEMO', '1')
  await ask('/products')
  await wait(50)
  expect(said()).toEqual([])
})

test('figures are read with the key alone', async () => {
  const KEY = 'a key of twenty-four letters'
  const asked = (authorization?: string) => ({ headers: new Headers(authorization ? { authorization } : {}) })
  expect(mayReadMetrics(asked(`Bearer ${KEY}`), KEY)).toBe(true)
  expect(mayReadMetrics(asked(`Bearer ${KEY}.`), KEY)).toBe(false)
  expect(mayReadMetrics(asked(KEY), KEY)).toBe(false)
  expect(mayReadMetrics(asked(), KEY)).toBe(false)
  expect(mayReadMetrics(asked('Bearer '), '')).toBe(false)
  expect(mayReadMetrics(asked('Bearer undefined'), undefined)).toBe(false)
  expect((await metrics(asked('Bearer '))).status).toBe(404)
  expect(watching()).toBeUndefined()
})
