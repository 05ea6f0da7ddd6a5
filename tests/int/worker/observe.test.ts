import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SpanKind, trace } from '@opentelemetry/api'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { queueEmail } from '@/server/talk/email/queue-email'
import { inTransaction } from '@/server/db/transaction'
import { metrics } from '@/server/http/metrics'
import { causes, type Cause } from '@/server/records/log/cause'
import { METRICS, prometheusName, type MetricName } from '@/server/records/watch/figures'
import { endWatching, watch, watching } from '@/server/records/watch/watching'
import { loopsOf } from '@/worker/loops'
import { runLoops } from '@/worker/run-loops'
import { openLiveProgram } from '~/tests/support/http/live-program'
import { openOtlpReceiver } from '~/tests/support/http/otlp-receiver'
import { openMailServer } from '~/tests/support/mail-server'
import { openWorld, type World } from '~/tests/support/open-world'

const KEY = 'a key of twenty-four letters'
const ID = 'request-from-a-page-1'
const SOON = { timeout: 15_000, interval: 100 }

let world: World
let receiver: Awaited<ReturnType<typeof openOtlpReceiver>>
beforeAll(async () => {
  receiver = await openOtlpReceiver()
  Object.assign(process.env, {
    METRICS_KEY: KEY,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_METRIC_EXPORT_INTERVAL: '500',
  })
  await watch('worker')
  world = await openWorld()
})
afterAll(async () => {
  await endWatching()
  await receiver.close()
})

const withKey = { headers: new Headers({ authorization: `Bearer ${KEY}` }) }
const text = async () => (await metrics(withKey)).text()

test('a request is followed to the worker and its email, by id and in one trace (rule Q14)', async () => {
  // The sample world has one in its queue.
  await world.payload.db.pool.query("update emails set status = 'sent' where status = 'queued'")
  const mail = await openMailServer('speaking')
  vi.stubEnv('SMTP_URL', mail.url)
  onTestFinished(mail.close)
  const over = new AbortController()
  const loops = loopsOf(world.payload).filter(({ name }) => name === 'emails 1')
  const running = runLoops(loops, { payload: world.payload, process: 'main', signal: over.signal })
  onTestFinished(async () => {
    over.abort()
    await running
  })
  await vi.waitFor(async () => expect(await text()).toContain('loop="emails 1"'), SOON)

  const given: Cause = { request: ID }
  let traceId = ''
  await causes.run(given, () =>
    trace
      .getTracer('test')
      .startActiveSpan('POST /[locale]/profile', { kind: SpanKind.SERVER }, async (span) => {
        traceId = span.spanContext().traceId
        await inTransaction((_, inside) =>
          queueEmail(inside, {
            template: 'emailChanged',
            params: { email: 'someone@maru.test' },
            to: 'reader@maru.test',
            locale: 'en',
          }),
        )
        span.end()
      }),
  )
  await vi.waitFor(() => expect(mail.headers.join('\n')).toContain(`X-Request-ID: ${ID}`), SOON)
  const ofTrace = () => receiver.spans().filter((span) => span.traceId === traceId)
  await vi.waitFor(() => expect(ofTrace().map(({ name }) => name)).toContain('loop emails 1'), SOON)
  over.abort()
  await running
  const spans = ofTrace()
  const root = spans.find(({ name }) => name === 'POST /[locale]/profile')
  expect(root?.facts['maru.request.id']).toBe(ID)
  const turn = spans.find(({ name }) => name === 'loop emails 1')
  expect(turn?.parentSpanId).toBe(root?.spanId)
  const below = (id = '') => spans.filter(({ parentSpanId }) => parentSpanId === id).map(({ name }) => name)
  expect(below(root?.spanId)).toContain('INSERT emails')
  expect(below(turn?.spanId)).toContain('WITH emails')
  expect(await text()).toMatch(/^maru_email_duration_seconds_count\{outcome="sent"\} 1$/m)
})

test('a request to Stripe or the bucket is timed by its host', async () => {
  const provider = createServer((_, response) => response.writeHead(503).end())
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void provider.close())
  const { port } = provider.address() as AddressInfo
  const ask = `http://127.0.0.1:${port}/v1/sessions?email=payer@maru.test`
  await new Promise((resolve) => get(ask, (answer) => answer.resume().on('end', resolve)))
  await (await fetch(ask)).arrayBuffer()
  const points = () =>
    receiver
      .points('http.client.request.duration')
      .filter(({ facts }) => facts['server.port'] === String(port))
  await vi.waitFor(() => expect(points().at(-1)?.value).toBe(2), SOON)
  expect(points().at(-1)?.facts).toEqual({
    'server.address': '127.0.0.1',
    'server.port': String(port),
    'http.request.method': 'GET',
    'http.response.status_code': '503',
    'error.type': '503',
  })
})

test('both ways give each figure, and neither a person’s address', async () => {
  watching()?.requestBegins()
  watching()?.requestEnds()
  watching()?.pageRead('hit')
  watching()?.took('http.server.request.duration', 0.02, {
    'http.route': '/[locale]',
    'http.request.method': 'GET',
  })
  watching()?.state('maru.stream.count', () => [{ value: 3 }])
  watching()?.state('maru.redis.up', () => [{ value: 1, facts: { use: 'bus' } }])
  const names = Object.keys(METRICS) as MetricName[]
  const said = await text()
  expect(names.filter((name) => !new RegExp(`^# TYPE ${prometheusName(name)} `, 'm').test(said))).toEqual([])
  await vi.waitFor(() => expect(names.filter((name) => receiver.points(name).length === 0)).toEqual([]), SOON)
  expect(said).toMatch(/^maru_queue_size\{queue="emails"\} \d+$/m)
  expect(said).toMatch(/^db_client_connection_count\{[^}]*state="used"\} \d+$/m)
  expect(receiver.paths()).toEqual(['/v1/metrics', '/v1/traces'])
  expect(receiver.text()).not.toContain('maru.test')
  expect(said).not.toContain('maru.test')
})

test('the live program says its figures at its port, to the key alone', async () => {
  const program = await openLiveProgram()
  onTestFinished(() => void program.stop())
  const ask = (headers = {}) => fetch(`http://127.0.0.1:${program.port}/api/metrics`, { headers })
  expect((await ask()).status).toBe(404)
  expect((await ask({ authorization: 'Bearer no' })).status).toBe(404)
  const answer = await ask({ authorization: `Bearer ${KEY}` })
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const said = await answer.text()
  expect(said).toMatch(/^maru_stream_count 0$/m)
  expect(said).toMatch(/^maru_queue_age_seconds\{queue="payment events"\} [\d.]+$/m)
  expect(said).toMatch(/^http_server_request_duration_seconds_count\{.*status_code="404".*\} 2$/m)
  expect(said).toContain('service_name="maru-live"')
})
