import { existsSync, readFileSync } from 'node:fs'
import { format } from 'prettier'
import { expect, test } from 'vitest'
import { VARIABLES } from '@/server/settings/variables'
import { compose, found, instructions, kubernetes, units, YAML } from '~/tests/support/deploy-files'
import manifest from '~/package.json'

const read = (path: string) => readFileSync(path, 'utf8')

/** The programs that stay, as they are said. */
const STAY = ['live', 'web', 'worker']
/** Read by npm, Node, Caddy, systemd and compose, not by Maru. */
const OTHERS = [
  'MARU_DOTENV',
  'MARU_LIVE',
  'MARU_VERSION',
  'MARU_WEB',
  'MARU_WORK',
  'NODE_ENV',
  'NODE_EXTRA_CA_CERTS',
  'POSTGRES_DB',
  'POSTGRES_INITDB_ARGS',
  'POSTGRES_PASSWORD',
  'POSTGRES_USER',
  'REDISCLI_AUTH',
  'ROOT_ACCESS_KEY',
  'ROOT_SECRET_KEY',
  'UV_THREADPOOL_SIZE',
  'VALKEY_PASSWORD',
]

test('each program that stays has a unit of systemd, a service of compose and a deployment', () => {
  const started = units().flatMap(([, text]) => found(text, /^ExecStart=\/usr\/bin\/npm run (.+)$/gm))
  expect(started.map((words) => words.replace(/ -- .*/, '')).toSorted()).toEqual(STAY)
  const said = (text: string, key: string) =>
    found(text, new RegExp(`^ +${key}: \\[(.+)\\]$`, 'gm')).map((words) => words.replace(',', ''))
  expect(said(compose(), 'command').filter((words) => /^[a-z ]+$/.test(words))).toEqual(
    [...STAY, 'migrate'].toSorted(),
  )
  expect(said(kubernetes(), 'args')).toEqual([...STAY, 'migrate'].toSorted())
})

test('the image starts each program as package.json does', () => {
  const script = read('deploy/image/run.sh')
  const [web = '', others = ''] = script.match(/exec .+ "\$@"/g) ?? []
  const names = /^ {2}(live.*)\) exec/m.exec(script)?.[1]?.split(' | ') ?? []
  expect(manifest.scripts.web).toContain(web.replace('"$@"', 'web'))
  expect(instructions().some(({ rest }) => rest.includes('UV_THREADPOOL_SIZE=16'))).toBe(true)
  expect(names).toEqual(['live', 'worker', 'migrate', 'setup', 'staff', 'search', 'reseal'])
  for (const name of names)
    expect(manifest.scripts[name as 'live'].replace(/^(?!exec )/, 'exec ')).toBe(others.replace('"$@"', name))
})

test('a unit is started again whenever it ends, is not root’s, and may write little', () => {
  for (const [name, text] of units()) {
    const lines = text.split('\n')
    expect(lines, name).toEqual(
      expect.arrayContaining([
        'User=maru',
        'Restart=always',
        'StartLimitIntervalSec=0',
        'NoNewPrivileges=yes',
        'ProtectSystem=strict',
        'ProtectHome=yes',
        'CapabilityBoundingSet=',
        'Environment=MARU_DOTENV=/etc/maru/env MARU_DATA=/var/lib/maru npm_config_cache=/var/cache/maru npm_config_update_notifier=false',
      ]),
    )
    // V8 makes code while it runs.
    expect(text).not.toContain('MemoryDenyWriteExecute=yes')
  }
})

test('workers are given the minute that they need to end', () => {
  expect(
    units().filter(([, text]) => text.includes('run worker') && /TimeoutStopSec=75s/.test(text)),
  ).toHaveLength(1)
  expect(compose()).toMatch(/x-worker:[^]*?stop_grace_period: 75s/)
  expect(kubernetes().match(/terminationGracePeriodSeconds: 75/g)).toHaveLength(1)
})

test('ports are those of the variables wherever they are named', () => {
  const files = [
    'Dockerfile',
    'compose.yaml',
    'deploy/nginx/maru.conf',
    'deploy/caddy/Caddyfile',
    'deploy/kubernetes/config.yaml',
  ]
  for (const file of files) {
    const named = found(read(file), /(?<!\d)(3\d{3})(?!\d)/g)
    expect([file, ...named]).toEqual([file, VARIABLES.PORT.example, VARIABLES.LIVE_PORT.example])
  }
  expect(found(kubernetes(), /(?:containerPort|port): (\d+)/g)).toEqual(['3000', '3001', '6379'])
})

test('each variable that is named is one of the table, and no secret has a value', () => {
  const text = [compose(), read('deploy/kubernetes/config.yaml')].join('\n')
  const named = [
    ...found(text, /^ +([A-Z][A-Z0-9_]+): /gm),
    ...found(text, /\$\{([A-Z0-9_]+)/g),
    ...found(read('deploy/caddy/Caddyfile'), /\{\$([A-Z_]+)/g),
    ...instructions().flatMap(({ word, rest }) => (word === 'ENV' ? found(rest, /([A-Z_]+)=/g) : [])),
    ...units().flatMap(([, unit]) =>
      found(unit, /(?:Environment=|\s)([A-Z][A-Z_]+)=/g).filter((name) => /^(?:MARU_|PORT$)/.test(name)),
    ),
  ]
  expect(named).toContain('S3_ENDPOINT')
  expect(named.filter((name) => !(name in VARIABLES) && !OTHERS.includes(name))).toEqual([])
  const secrets = found(text, /^ +\w*(?:SECRET|PASSWORD|ACCESS_KEY|_KEY)\w*: (.+)$/gm)
  expect(secrets.filter((value) => !/^\$\{\w+:\?/.test(value))).toEqual([])
})

test('what asks how a program is asks at a route that is there', () => {
  const asked = [
    ...found(kubernetes(), /path: (\/api\/health\S*),/g),
    ...found(read('deploy/image/health.mjs'), /(\/api\/health[\w/]*)/g),
    ...found(read('deploy/caddy/Caddyfile'), /health_uri (\S+)/g),
  ]
  expect([...new Set(asked)].toSorted()).toEqual(['/api/health/live', '/api/health/ready'])
  expect(asked.filter((path) => !existsSync(`src/app${path}/route.ts`))).toEqual([])
})

test.each(YAML)('%s is YAML', async (path) => {
  await expect(format(read(path), { parser: 'yaml' })).resolves.not.toBe('')
})

test('docs/deploy.md names files of deploy that are there, and all of them', () => {
  const page = read('docs/deploy.md')
  const named = found(page, /`(deploy\/[\w./@-]+|Dockerfile|compose\.yaml)`/g)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
  const folders = [
    'deploy/nginx',
    'deploy/caddy',
    'deploy/systemd',
    'deploy/kubernetes',
    'Dockerfile',
    'compose.yaml',
  ]
  expect(folders.filter((path) => !named.some((name) => name.startsWith(path)))).toEqual([])
})
