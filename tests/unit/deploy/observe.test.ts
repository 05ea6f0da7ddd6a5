import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { METRICS, prometheusName, type MetricName } from '@/server/records/watch/figures'

const NAMES = Object.keys(METRICS) as MetricName[]
const given = new Set(NAMES.map(prometheusName))
const read = (path: string) => readFileSync(path, 'utf8')

/** Figures that a text of Prometheus names. Parts of a figure by size count as that figure. */
const namedIn = (expressions: string[]) => [
  ...new Set(
    expressions.flatMap((text) =>
      [...text.replaceAll(/\{[^}]*\}|\b(?:by|without) \([^)]*\)/g, '').matchAll(/\b[a-z]+_[a-z0-9_]+\b/g)]
        .map(([name]) => name)
        .filter((name) => name !== 'histogram_quantile')
        .map((name) => name.replace(/_(?:bucket|count|sum)$/, (end) => (given.has(name) ? end : ''))),
    ),
  ),
]

const alerts = [...read('deploy/alerts.yaml').matchAll(/^ {8}expr: '(.+)'$/gm)].map(([, text = '']) => text)
const dashboard = JSON.parse(read('deploy/grafana.json')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

test('alerts and dashboard ask for figures that there are', () => {
  expect(alerts.length).toBeGreaterThan(12)
  expect(namedIn(alerts).filter((name) => !given.has(name))).toEqual([])
  expect(namedIn(shown).filter((name) => !given.has(name))).toEqual([])
})

test('every figure is on the dashboard and in docs/observe.md', () => {
  const page = read('docs/observe.md')
  expect([...given].filter((name) => !namedIn(shown).includes(name))).toEqual([])
  const rows = [...page.matchAll(/^\| `([a-z0-9_.]+)` +\| `(\w+)` +\| (.+?) +\|$/gm)]
  expect(rows.map(([, name, there]) => [name, there])).toEqual(
    NAMES.map((name) => [name, prometheusName(name)]),
  )
})

test('each alert leads to first aid that the page has', () => {
  const heads = [...read('docs/observe.md').matchAll(/^### (.+)$/gm)].map(([, head = '']) =>
    head.toLowerCase().replaceAll(' ', '-'),
  )
  const led = [...read('deploy/alerts.yaml').matchAll(/runbook: docs\/observe\.md#(.+)$/gm)].map(
    ([, to]) => to,
  )
  expect(led).toHaveLength(alerts.length)
  expect(led.filter((to = '') => !heads.includes(to))).toEqual([])
})

test('labels that alerts and dashboard ask for are those that figures have', () => {
  const labels = [...alerts, ...shown].flatMap((text) => [
    ...[...text.matchAll(/([a-z_]+)(?:!?=~?)"/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/by \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(', ')),
  ])
  const sources = [
    'instruments',
    'watch-pool',
    'watch-providers',
    'watch-process',
    'watch-queues',
    'watch-redis',
    'start',
  ]
    .map((name) => read(`src/server/records/watch/${name}.ts`))
    .concat(read('src/server/http/follow-request.ts'), read('src/worker/deliver-email.ts'))
    .join('\n')
  const known = [
    ...sources.matchAll(/'([a-z]+(?:[._][a-z_]+)+)'|\b(loop|outcome|queue|process|result|use)\b/g),
  ]
    .map(([, dotted, plain]) => (dotted ?? plain ?? '').replaceAll('.', '_'))
    .concat('le', 'instance', 'job')
  expect([...new Set(labels)].filter((name) => !known.includes(name))).toEqual([])
})
