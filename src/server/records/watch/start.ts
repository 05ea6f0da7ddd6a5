import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { context, metrics, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader, type IMetricReader } from '@opentelemetry/sdk-metrics'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { becauseOf, type Cause } from '@/server/records/log/cause'
import { createInstruments } from './instruments'
import { PrometheusReader } from './prometheus'
import { remoteContext, startTraces } from './traces'
import { watchPool } from './watch-pool'
import { watchProcess } from './watch-process'
import { watchProviders } from './watch-providers'
import { watchQueues } from './watch-queues'
import { watchRedis } from './watch-redis'
import type { Program, Watch } from './watching'

type Env = Record<string, string | undefined>
const EVERY_MS = 60_000
/** A receiver that is away must not keep a process from ending. */
const PATIENCE_MS = 3_000

/** One registry of figures, read by Prometheus, sent by OTLP, or both; and traces, where they are sent. */
export function startWatching(program: Program, env: Env = process.env): Watch {
  const resource = resourceFromAttributes({
    'service.name': `maru-${program}`,
    'service.namespace': 'maru',
    'service.instance.id': randomUUID(),
  })
  const isSent = Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT)
  const prometheus = env.METRICS_KEY ? new PrometheusReader() : null
  const readers: IMetricReader[] = prometheus ? [prometheus] : []
  if (isSent)
    readers.push(
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: Number(env.OTEL_METRIC_EXPORT_INTERVAL || EVERY_MS),
        exportTimeoutMillis: Math.min(Number(env.OTEL_METRIC_EXPORT_INTERVAL || EVERY_MS), 10_000),
      }),
    )
  const figures = new MeterProvider({ resource, readers })
  metrics.setGlobalMeterProvider(figures)
  const traces = isSent ? startTraces(resource, env) : null
  const instruments = createInstruments(figures.getMeter('maru'))
  const tracer = trace.getTracer('maru')
  const { took, state } = instruments
  watchProcess(state)
  watchRedis(state)
  watchProviders({ took, tracer, env })

  // Next ends the web server itself; the others wait for `stop`.
  if (program === 'web')
    process.once('SIGTERM', () => void Promise.allSettled([figures.forceFlush(), traces?.forceFlush()]))

  const turn: Watch['turn'] = async (loop, cause, work) => {
    const began = performance.now()
    const end = (outcome: string) =>
      took('maru.loop.turn.duration', (performance.now() - began) / 1_000, { loop, outcome })
    try {
      const done = await spanned(loop, cause, work)
      end('done')
      return done
    } catch (error) {
      end('failed')
      throw error
    }
  }

  /** Turns that nobody's request caused come several times a second: they have no span. */
  function spanned<T>(loop: string, cause: Cause | undefined, work: () => Promise<T>): Promise<T> {
    const before = remoteContext(cause?.trace)
    if (!cause || !before) return work()
    const span = tracer.startSpan(`loop ${loop}`, { kind: SpanKind.CONSUMER }, before)
    return becauseOf(cause, () => inSpan(trace.setSpan(before, span), work))
      .catch((error: unknown) => {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      })
      .finally(() => span.end())
  }

  return {
    took,
    turn,
    state,
    requestBegins: instruments.requestBegins,
    requestEnds: instruments.requestEnds,
    pageRead: instruments.pageRead,
    pool: (pool) => {
      watchPool(pool, { took, state, tracer })
      watchQueues(pool, state)
    },
    text: async () => prometheus?.text() ?? null,
    stop: async () => {
      const stopping = Promise.allSettled([
        figures.shutdown({ timeoutMillis: PATIENCE_MS }),
        traces?.shutdown(),
      ])
      await Promise.race([stopping, wait(PATIENCE_MS, undefined, { ref: false })])
      metrics.disable()
      trace.disable()
      context.disable()
    },
  }
}

const inSpan = <T>(active: Context, work: () => Promise<T>) => context.with(active, work)
