import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { causeOf, publish, readMessage } from '@/server/db/bus'
import { becauseOf, requestIn, withRequest, type Cause } from '@/server/records/log/cause'
import { warmUp } from '@/server/next/warm-up'

const TRACE = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
const UUID = '018f2a3b-0000-7000-8000-000000000000'

/** The message that a connection is given, as it would be sent. */
async function sentBy(cause: Cause | undefined) {
  const statements: unknown[] = []
  const db = { execute: async (statement: unknown) => void statements.push(statement) }
  await becauseOf(cause, () => publish(db as never, { kind: 'wake', loop: 'payment events' }))
  const [text = ''] = JSON.parse(
    (statements[0] as { queryChunks: unknown[] }).queryChunks.find(
      (chunk) => typeof chunk === 'string' && chunk.startsWith('['),
    ) as string,
  ) as string[]
  return readMessage(text)
}

test('what wakes the worker says which request asked for it, and where in its trace', async () => {
  const cause = { request: UUID, trace: TRACE }
  const message = await sentBy(cause)
  expect(message && causeOf(message)).toEqual(cause)
})

test('the longest id of a proxy’s has room beside its trace, and without a request there is neither', async () => {
  const long = { request: 'x'.repeat(64), trace: TRACE }
  const message = await sentBy(long)
  expect(message && causeOf(message)).toEqual(long)
  expect(await sentBy(undefined)).toEqual({ kind: 'wake', loop: 'payment events' })
})

test('the parameters of an email keep the request that queued it', () => {
  const queued = becauseOf({ request: UUID }, () => withRequest({ path: '/cart' }))
  expect(requestIn(JSON.stringify(queued))).toBe(UUID)
  expect(withRequest({ path: '/cart' })).toEqual({ path: '/cart' })
  expect([null, '{}', '{"request":"a\\r\\nBcc: x"}', '{"request":7}'].map(requestIn)).toEqual(
    Array(4).fill(undefined),
  )
})

test('a web server asks itself until it is ready', async () => {
  let asked = 0
  const server = createServer((request, response) => {
    asked += Number(request.url === '/api/health/ready')
    response.writeHead(asked < 3 ? 503 : 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port))
  onTestFinished(() => void vi.unstubAllEnvs())
  await warmUp({ first: 5 })
  expect(asked).toBe(3)
})
