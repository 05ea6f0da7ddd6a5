import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import type { SpanFacts, Watch } from './watching'

type ProviderWatch = { took: Watch['took']; tracer: Tracer; env: Record<string, string | undefined> }

/**
 * Times requests to others: Stripe's client and the bucket's use Node's own, sign-in with Google uses fetch. Those to ourselves and to
 * whom the figures are sent are left out.
 */
export function watchProviders({ took, tracer, env }: ProviderWatch) {
  const running = new WeakMap<object, (outcome: { status?: number; error?: string }) => void>()
  const own = new Set(['127.0.0.1', 'localhost', '::1'].map((host) => `${host}:${env.PORT || '3000'}`))
  const receiver = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (receiver && URL.canParse(receiver)) own.add(placeOf(new URL(receiver)))

  function begin(request: object, method: string, origin: string) {
    // A subscriber that throws would end the process.
    if (!URL.canParse(origin)) return
    const url = new URL(origin)
    const place = placeOf(url)
    if (own.has(place)) return
    const began = performance.now()
    const facts: SpanFacts = {
      'server.address': url.hostname,
      'server.port': Number(place.split(':').at(-1)),
      'http.request.method': method,
    }
    const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes: facts })
    running.set(request, ({ status, error }) => {
      running.delete(request)
      const type = error ?? (status && status >= 400 ? String(status) : undefined)
      const outcome: SpanFacts = {
        ...(status ? { 'http.response.status_code': status } : {}),
        ...(type ? { 'error.type': type } : {}),
      }
      took('http.client.request.duration', (performance.now() - began) / 1_000, { ...facts, ...outcome })
      span.setAttributes(outcome)
      if (type) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
  }

  subscribe('http.client.request.created', (message) => {
    const { request } = message as { request: ClientRequest }
    begin(
      request,
      request.method,
      `${request.protocol}//${String(request.getHeader('host') ?? request.host)}`,
    )
  })
  subscribe('http.client.response.finish', (message) => {
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage }
    running.get(request)?.({ status: response.statusCode })
  })
  subscribe('http.client.request.error', (message) => {
    const { request, error } = message as { request: ClientRequest; error: Error }
    running.get(request)?.({ error: codeOf(error) })
  })
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: { origin: string | URL; method: string } }
    begin(request, request.method, String(request.origin))
  })
  subscribe('undici:request:headers', (message) => {
    const { request, response } = message as { request: object; response: { statusCode: number } }
    running.get(request)?.({ status: response.statusCode })
  })
  subscribe('undici:request:error', (message) => {
    const { request, error } = message as { request: object; error: Error }
    running.get(request)?.({ error: codeOf(error) })
  })
}

/** Host and port, which an address leaves out where it is the usual one. */
const placeOf = ({ hostname, port, protocol }: URL) =>
  `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`

const codeOf = (error: Error) => String(Reflect.get(error, 'code') ?? error.name)
