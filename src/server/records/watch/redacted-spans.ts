import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { reducedPath } from '@/server/records/log/reduced-address'

/** What may leave the machine. Everything else that a package adds, such as addresses and texts of errors, stays (rule Q14). */
const KEPT = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'next.route',
  'next.span_type',
  'server.address',
  'server.port',
  'error.type',
  'db.system.name',
  'db.operation.name',
  'db.query.summary',
  'maru.request.id',
])
/** As Next still calls them. */
const RENAMED: Record<string, string> = {
  'http.method': 'http.request.method',
  'http.status_code': 'http.response.status_code',
}

const keptOf = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .map(([name, value]) => [RENAMED[name] ?? name, value] as const)
      .filter(([name]) => KEPT.has(name)),
  )

/** Next names some spans by the address that was asked for. */
const nameOf = (name: string) =>
  name
    .split(' ')
    .map((word) => (word.includes('://') ? '' : word.includes('/') ? reducedPath(word) : word))
    .filter(Boolean)
    .join(' ')

function redacted(span: ReadableSpan): ReadableSpan {
  return Object.create(span, {
    name: { value: nameOf(span.name) },
    attributes: { value: keptOf(span.attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan
}

/** Sends each span without what is nobody else's business. */
export const redactedExporter = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(redacted), done),
  forceFlush: async () => exporter.forceFlush?.(),
  shutdown: () => exporter.shutdown(),
})
