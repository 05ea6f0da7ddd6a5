/** How a figure is taken: times that are counted by size, a sum that only grows, or a
 * state or a sum that is asked for when it is read. */
type Kind = 'times' | 'sum' | 'state' | 'grows' | 'changes'
type Figure = { kind: Kind; unit: string; about: string }

/**
 * Every figure that Maru gives, by the names of OpenTelemetry where it has one. Alerts, dashboard and docs/observe.md name no other
 * (tests/unit/deploy/observe.test.ts).
 */
export const METRICS = {
  'http.server.request.duration': {
    kind: 'times',
    unit: 's',
    about: 'Requests answered, by method, route and status.',
  },
  'http.server.active_requests': { kind: 'changes', unit: '{request}', about: 'Requests being answered.' },
  'http.client.request.duration': {
    kind: 'times',
    unit: 's',
    about: 'Requests to Stripe, the bucket and Google, by host and status.',
  },
  'db.client.operation.duration': { kind: 'times', unit: 's', about: 'Statements, by their first word.' },
  'db.client.connection.wait_time': {
    kind: 'times',
    unit: 's',
    about: 'Time until a connection of the pool was free.',
  },
  'db.client.connection.count': { kind: 'state', unit: '{connection}', about: 'Connections of the pool.' },
  'db.client.connection.max': { kind: 'state', unit: '{connection}', about: 'Most connections of the pool.' },
  'db.client.connection.pending_requests': {
    kind: 'state',
    unit: '{request}',
    about: 'Requests that wait for a connection.',
  },
  'maru.page_cache.reads': {
    kind: 'sum',
    unit: '{read}',
    about: 'Reads of the page cache: hit, shared (found at CACHE_URL) or miss.',
  },
  'maru.redis.up': {
    kind: 'state',
    unit: '{connection}',
    about: '1 where CACHE_URL or BUS_URL answers, else 0.',
  },
  'maru.email.duration': { kind: 'times', unit: 's', about: 'Emails given to the mail server, by outcome.' },
  'maru.loop.turn.duration': { kind: 'times', unit: 's', about: 'Turns of the worker’s loops, by outcome.' },
  'maru.loop.age': { kind: 'state', unit: 's', about: 'Time since a loop last ended a turn.' },
  'maru.loop.failures': { kind: 'state', unit: '{turn}', about: 'Turns of a loop that failed in a row.' },
  'maru.loop.standing': { kind: 'state', unit: '{loop}', about: '1 where a loop stands still.' },
  'maru.queue.size': { kind: 'state', unit: '{row}', about: 'Rows that wait in a queue.' },
  'maru.queue.age': { kind: 'state', unit: 's', about: 'Age of the oldest row that waits in a queue.' },
  'maru.stream.count': { kind: 'state', unit: '{stream}', about: 'Streams of open pages.' },
  'process.cpu.time': { kind: 'grows', unit: 's', about: 'Processor time used since the start.' },
  'process.memory.usage': { kind: 'state', unit: 'By', about: 'Memory of the process.' },
  'process.uptime': { kind: 'state', unit: 's', about: 'Time since the start.' },
  'nodejs.eventloop.delay.p99': { kind: 'state', unit: 's', about: 'Delay of the event loop, 99 of 100.' },
  'nodejs.eventloop.utilization': { kind: 'state', unit: '1', about: 'Share of the event loop in use.' },
} satisfies Record<string, Figure>

export type MetricName = keyof typeof METRICS
export type TimesName = {
  [K in MetricName]: (typeof METRICS)[K]['kind'] extends 'times' ? K : never
}[MetricName]
export type StateName = {
  [K in MetricName]: (typeof METRICS)[K]['kind'] extends 'state' | 'grows' ? K : never
}[MetricName]

const UNITS: Record<string, string> = { s: '_seconds', By: '_bytes', '1': '_ratio' }

/** With its unit behind it, as Prometheus names what it is sent by OpenTelemetry too. */
export const nameWithUnit = (name: string, unit: string) => name + (UNITS[unit] ?? '')

/** The name of a figure in `/api/metrics`. */
export function prometheusName(name: MetricName): string {
  const { kind, unit } = METRICS[name]
  const plain = nameWithUnit(name, unit).replaceAll('.', '_')
  return kind === 'sum' || kind === 'grows' ? `${plain}_total` : plain
}
