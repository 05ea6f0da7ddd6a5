import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number }
type Named = { key: string; value: Value }
type Point = { attributes?: Named[]; asDouble?: number; asInt?: string | number; count?: string | number }
type Metric = Record<'gauge' | 'sum' | 'histogram', { dataPoints: Point[] } | undefined> & { name: string }
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Named[] }
type Sent = {
  resourceMetrics?: { scopeMetrics: { metrics: Metric[] }[] }[]
  resourceSpans?: { resource: { attributes: Named[] }; scopeSpans: { spans: Span[] }[] }[]
}

const factsOf = (attributes: Named[] = []) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      String(value.stringValue ?? value.intValue ?? value.doubleValue),
    ]),
  )

/** What a collector is to those who send to it: OTLP over HTTP, in JSON. */
export async function openOtlpReceiver() {
  const sent: { path: string; body: Sent; text: string }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    sent.push({ path: request.url ?? '', body: JSON.parse(text) as Sent, text })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const metrics = () =>
    sent.flatMap(({ body }) => body.resourceMetrics ?? []).flatMap(({ scopeMetrics }) => scopeMetrics)
  return {
    url: `http://127.0.0.1:${port}`,
    paths: () => [...new Set(sent.map(({ path }) => path))].toSorted(),
    /** Everything that came, as text. */
    text: () => sent.map(({ text }) => text).join('\n'),
    points: (name: string) =>
      metrics()
        .flatMap((scope) => scope.metrics)
        .filter((metric) => metric.name === name)
        .flatMap(({ gauge, sum, histogram }) => (gauge ?? sum ?? histogram)?.dataPoints ?? [])
        .map(({ attributes, asDouble, asInt, count }) => ({
          facts: factsOf(attributes),
          value: Number(asDouble ?? asInt ?? count),
        })),
    spans: () =>
      sent
        .flatMap(({ body }) => body.resourceSpans ?? [])
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map((span) => ({ ...span, facts: factsOf(span.attributes) })),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
