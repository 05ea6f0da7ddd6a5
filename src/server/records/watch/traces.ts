import { context, ROOT_CONTEXT, trace, TraceFlags, type Context } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Span,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace'
import { cause } from '@/server/records/log/cause'
import { redactedExporter } from './redacted-spans'

/** Next makes spans of requests and pages once there is a provider; what a request sends to others comes below them. */
export function startTraces(resource: Resource, env: Record<string, string | undefined>) {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG || 1)
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      ofRequests,
      new BatchSpanProcessor({ exporter: redactedExporter(new OTLPTraceExporter()) }),
    ],
  })
  trace.setGlobalTracerProvider(provider)
  return provider
}

/** Notes the request at each span without a span above it, and the trace at the request: the bus carries both to the worker. */
const ofRequests: SpanProcessor = {
  onStart: (span: Span) => {
    const given = cause()
    if (!given || (span.parentSpanContext && !span.parentSpanContext.isRemote)) return
    span.setAttribute('maru.request.id', given.request)
    const { traceId, spanId, traceFlags } = span.spanContext()
    given.trace = `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`
  },
  onEnd: () => {},
  forceFlush: async () => {},
  shutdown: async () => {},
}

const TRACE = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/

/** The place in a trace that another process noted; null where there is none. */
export function remoteContext(noted: string | undefined): Context | null {
  const [, traceId, spanId, flag] = TRACE.exec(noted ?? '') ?? []
  if (!traceId || !spanId) return null
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(flag), isRemote: true })
}
