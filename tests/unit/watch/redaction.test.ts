import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { reducedAddress } from '@/server/records/log/reduced-address'
import { requestIdOf } from '@/server/records/log/request-id'
import { redactedExporter } from '@/server/records/watch/redacted-spans'
import { operationOf, summaryOf } from '@/server/records/watch/watch-pool'

describe('an address in a line', () => {
  test.each([
    ['/products?page=2&q=jo%40shop.example', '/products?page&q'],
    ['/search?q=4242424242424242', '/search?q'],
    ['/reset?token=abc', '/reset?token'],
    ['/?jo@shop.example', '/'],
    ['/unsubscribe/v2.sealed', '/unsubscribe/…'],
    ['/fr/unsubscribe/v2.sealed?x=1', '/fr/unsubscribe/…?x'],
    ['/api/unsubscribe/v2.sealed', '/api/unsubscribe/…'],
    ['/admin/reset/0123abcd', '/admin/reset/…'],
    ['/x/jo@shop.example', '/x/…'],
    ['/x/jo%40shop.example', '/x/…'],
    ['/x/4242424242424242', '/x/…'],
    [`/x/${'a'.repeat(41)}`, '/x/…'],
    ['/product/018f2a3b-0000-7000-8000-00000000000f', '/product/018f2a3b-0000-7000-8000-00000000000f'],
    ['/category/kitchen/faucets#top', '/category/kitchen/faucets'],
  ])('%s is written %s', (given, written) => {
    expect(reducedAddress(given)).toBe(written)
  })

  test('is shortened after whatever segment a route takes a secret in', () => {
    const secret = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\/\[(?:token|sealed|key|secret)\]$/.test(name) && !name.startsWith('share/'))
      .map(
        (name) =>
          `/${name.replaceAll(/\([a-z]+\)\//g, '').replace(/\[(?:token|sealed|key|secret)\]$/, 'abc')}`,
      )
    expect(secret.length).toBeGreaterThan(2)
    expect(secret.filter((path) => reducedAddress(path).includes('abc'))).toEqual([])
  })
})

describe('the id of a request', () => {
  const given = { 'x-request-id': 'from-a-proxy-1' }
  test('is a proxy’s where there is one of ours, and made otherwise', () => {
    expect(requestIdOf(given, { TRUST_PROXY: '1' } as never)).toBe('from-a-proxy-1')
    expect(requestIdOf(given, {} as never)).toMatch(/^[0-9a-f-]{36}$/)
    expect(requestIdOf(given, { TRUST_PROXY: '0' } as never)).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each(['short', 'a'.repeat(65), 'with space 1', 'line\nbreak-1', '{"json":1}'])(
    'of %j is one that no proxy of ours sends',
    (id) => {
      expect(requestIdOf({ 'x-request-id': id }, { TRUST_PROXY: '1' } as never)).toMatch(/^[0-9a-f-]{36}$/)
    },
  )
})

test('a span leaves without addresses, queries and texts of errors', async () => {
  const ended = new InMemorySpanExporter()
  const provider = new TracerProvider({
    spanProcessors: [new SimpleSpanProcessor({ exporter: redactedExporter(ended) })],
  })
  const made = provider.getTracer('tests').startSpan('GET /unsubscribe/v2.sealed?q=jo@shop.example', {
    kind: SpanKind.SERVER,
    attributes: {
      'http.method': 'GET',
      'http.target': '/search?q=jo@shop.example',
      'http.url': 'https://shop.example/?token=x',
      'next.span_name': 'GET /reset/abc',
      'next.route': '/[locale]/unsubscribe/[sealed]',
      'http.status_code': 200,
    },
  })
  made.addEvent('exception', { 'exception.message': 'params: jo@shop.example' })
  made.setStatus({ code: SpanStatusCode.ERROR, message: 'Failed query: … params: jo@shop.example' })
  made.end()
  await provider.forceFlush()
  const sent = ended.getFinishedSpans().map(({ name, attributes, events, status, kind }) => ({
    name,
    attributes,
    events,
    status,
    kind,
  }))
  expect(sent).toEqual([
    {
      name: 'GET /unsubscribe/…',
      attributes: {
        'http.request.method': 'GET',
        'http.response.status_code': 200,
        'next.route': '/[locale]/unsubscribe/[sealed]',
      },
      events: [],
      status: { code: SpanStatusCode.ERROR },
      kind: SpanKind.SERVER,
    },
  ])
})

test.each([
  ['select id from "users" where email = $1', 'SELECT users'],
  ["update users set email = 'jo@shop.example'", 'UPDATE users'],
  ['insert into "emails" (id) values ($1)', 'INSERT emails'],
  ['with due as (select id from emails) update emails set x = 1', 'WITH emails'],
  ['begin', 'BEGIN'],
  ["jo@shop.example'", 'OTHER'],
])('of the statement %s a span says %s', (text, said) => {
  expect(summaryOf(operationOf(text), text)).toBe(said)
})
