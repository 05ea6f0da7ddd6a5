import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { openingSteps } from '@/domain/staff/opening'
import { LOCALES } from '@/domain/locale'
import { readOpeningFacts } from '@/admin/dashboard/opening-facts'
import { database } from '@/server/db/transaction'
import { faultsOf } from '@/server/settings/env'
import manifest from '~/package.json'
import { freePorts } from '@maru/launch/ports'
import { runOn } from '~/tests/support/database/database'
import { aSecondFactor } from '~/tests/support/factories/people'
import { given } from '~/tests/support/given'
import { bootPayload } from '~/tests/support/process/boot'
import { openShopIn } from '~/tests/support/shop/open-shop'
import { systemOf } from '~/tests/support/system'

/** docs/deploy.md, followed from an empty database to a paid order in staging. Build and web server are the journeys' part. */
const page = readFileSync('docs/deploy.md', 'utf8')
const [statements = [], commands = []] = [...page.matchAll(/^ *```\n([\s\S]*?)^ *```/gm)].map(
  ([, text = '']) =>
    text
      .trim()
      .split('\n')
      .map((line) => line.trim()),
)
const needed = [...page.matchAll(/^\| `(\w+)` +\| always /gm)].map(([, name = '']) => name)

const url = process.env.DATABASE_URL ?? ''
const name = new URL(url).pathname.slice(1)
const password = randomBytes(12).toString('hex')
const owners = Object.assign(new URL(url), { username: name, password })
const settings = {
  DATABASE_URL: owners.href,
  SITE_URL: 'http://localhost:3000',
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  FIELD_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  INTERNAL_KEY: randomBytes(24).toString('hex'),
  STRIPE_SECRET_KEY: `sk_test_${randomBytes(12).toString('hex')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(12).toString('hex')}`,
  SMTP_URL: 'smtp://127.0.0.1:3003',
  MAIL_FROM: 'Maru <hello@maru.shop>',
}
const staging = {
  ...settings,
  MARU_STAGE: 'staging',
  STRIPE_API_URL: 'http://127.0.0.1:3004',
  MARU_DATA: process.env.MARU_DATA ?? '',
}
const running = { ...staging, NODE_ENV: 'production' }
const envFile = join(tmpdir(), `${name}.env`)

/** A command as it is typed, with nothing in the environment but the name of the file of variables. */
function say(command: string, typed = '') {
  const { PATH = '', HOME = '' } = process.env
  const [program = '', ...words] = command.split(' ')
  const running = promisify(execFile)(program, words, { env: { PATH, HOME, MARU_DOTENV: envFile } as never })
  running.child.stdin?.end(`${typed}\n`)
  return running
}

let close = async () => {}
afterAll(async () => {
  await close()
  await runOn(url, `reassign owned by ${name} to current_user`, `drop owned by ${name}`)
  await runOn(given().server, `drop role ${name}`)
})

test('the page names commands that exist, and every variable that a start needs', () => {
  const scripts = commands.flatMap((command) => /^npm run ([\w-]+)/.exec(command)?.[1] ?? [])
  expect(commands[0]).toBe('npm ci')
  expect(scripts).toHaveLength(commands.length - 1)
  expect(scripts.filter((script) => !(script in manifest.scripts))).toEqual([])
  expect(needed).toEqual(Object.keys(settings))
  expect(faultsOf(running)).toEqual([])
})

test('its database and commands make a shop that waits for its operator', async () => {
  writeFileSync(
    envFile,
    Object.entries(staging)
      .map(([key, value]) => `${key}="${value}"\n`)
      .join(''),
  )
  await runOn(
    given().server,
    ...statements.map((line) => line.replaceAll(/\bmaru\b/g, name).replace("'...'", `'${password}'`)),
  )
  const [migrate = '', setup = '', staff = ''] = commands.filter((line) => /migrate|setup|staff/.test(line))
  await say(migrate)
  expect((await say(setup)).stdout).toContain('pages: 11 written.')
  expect((await say(staff, 'gravel pond nineteen')).stdout).toContain('may sign in at /admin as admin.')
  const { pool } = (await bootPayload()).db
  const { rows } = await pool.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname !~ '^(pg_|information_schema$|public$)'",
  )
  expect(rows.filter(({ name }) => !page.includes(`\`${name}\` (`))).toEqual([])
  expect(openingSteps(await readOpeningFacts(await database(), running))).toEqual([
    'admin',
    'legalName',
    'address',
    'phone',
    'taxNumbers',
    'pages',
    'seller',
    'product',
  ])
})

test('a signal to npm ends the program that it runs', async () => {
  const port = await freePorts(3900, 1)
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, MARU_DOTENV: envFile, LIVE_PORT: String(port) }
  const npm = spawn('npm', ['run', 'live'], {
    env: env as never,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  try {
    await expect.poll(() => String(npm.stdout.read() ?? ''), { timeout: 60_000 }).toContain('ready on')
    npm.kill('SIGTERM')
    await once(npm, 'exit')
    await expect.poll(isThere, { timeout: 10_000 }).toBe(false)
  } finally {
    if (npm.pid && (await isThere())) process.kill(-npm.pid, 'SIGKILL')
  }
})

test('a worker says when it has its turn, and ends with npm', async () => {
  const { PATH = '', HOME = '' } = process.env
  const npm = spawn('npm', ['run', 'worker'], {
    env: { PATH, HOME, MARU_DOTENV: envFile } as never,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const exit = once(npm, 'exit')
  try {
    let said = ''
    npm.stdout.on('data', (text: Buffer) => (said += String(text)))
    await expect.poll(() => said, { timeout: 30_000 }).toMatch(/^ready$/m)
  } finally {
    if (npm.pid) process.kill(-npm.pid, 'SIGTERM')
  }
  await exit
})

test('with the list done, a buyer pays an order', async () => {
  const payload = await bootPayload()
  const system = systemOf(payload)
  const [admin] = await system.all('staff')
  await system.make('second-factors', aSecondFactor(admin?.id ?? ''))
  await system.changeGlobal('settings', {
    legalName: 'Ondol Trading Inc.',
    address: '88 Lombard Lane, Toronto, ON M5C 1M2',
    phone: '+1 416 555 0199',
    gstNumber: '812345679RT0001',
  })
  for (const locale of LOCALES)
    for (const { id, content } of await system.all('pages', { locale, draft: true })) {
      const { root } = content as { root: { children: unknown[] } }
      const read = { root: { ...root, children: root.children.slice(1) } }
      await system.change('pages', id, { content: read, _status: 'published' }, { locale })
    }
  const [sub] = await system.all('categories', { where: { parent: { exists: true } } })
  const shop = await openShopIn({
    payload,
    system,
    ids: { users: { seller: '' }, media: { sellers: '' }, categories: { sub: sub?.id ?? '' } },
  })
  close = shop.close
  const product = await shop.product({ seller: await shop.seller(), stock: 40 })
  expect(openingSteps(await readOpeningFacts(await database(), running))).toEqual([])
  const { checkout, orders } = await shop.paid(await shop.buyer(), { [product]: 10 })
  expect(await shop.checkoutRow(checkout)).toMatchObject({ status: 'paid', captured: '25877' })
  expect(await shop.orderRow(orders[0] ?? '')).toMatchObject({ status: 'confirmed' })
  expect(await shop.query('select template from emails')).toContainEqual({ template: 'orderPaid' })
  expect(await shop.broken()).toEqual([])
})
