import type { Meter } from '@opentelemetry/api'
import { METRICS, type MetricName, type StateName, type TimesName } from './figures'
import type { SpanFacts, State, Watch } from './watching'

/** Seconds, as OpenTelemetry advises for requests, and below for statements. */
const SIZES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const about = (name: MetricName) => ({ unit: METRICS[name].unit, description: METRICS[name].about })

/** What records each figure. */
export function createInstruments(meter: Meter) {
  const names = Object.keys(METRICS) as MetricName[]
  const times = new Map(
    names
      .filter((name) => METRICS[name].kind === 'times')
      .map((name) => [
        name,
        meter.createHistogram(name, { ...about(name), advice: { explicitBucketBoundaries: SIZES } }),
      ]),
  )
  const requests = meter.createUpDownCounter(
    'http.server.active_requests',
    about('http.server.active_requests'),
  )
  const reads = meter.createCounter('maru.page_cache.reads', about('maru.page_cache.reads'))
  const asked = new Map<StateName, () => State[] | Promise<State[]>>()

  function state(name: StateName, ask: () => State[] | Promise<State[]>) {
    const isFirst = !asked.has(name)
    asked.set(name, ask)
    if (!isFirst) return
    const figure =
      METRICS[name].kind === 'grows'
        ? meter.createObservableCounter(name, about(name))
        : meter.createObservableGauge(name, about(name))
    figure.addCallback(async (result) => {
      const states = (await asked.get(name)?.()) ?? []
      for (const { value, facts } of states) result.observe(value, facts)
    })
  }

  return {
    state,
    took: (name: TimesName, seconds: number, facts: SpanFacts) => times.get(name)?.record(seconds, facts),
    requestBegins: () => requests.add(1),
    requestEnds: () => requests.add(-1),
    pageRead: (result) => reads.add(1, { result }),
  } satisfies Partial<Watch>
}
