import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BasePayload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { OpeningSteps } from '@/admin/dashboard/opening-steps'
import { openingSteps } from '@/domain/staff/opening'
import { CATEGORY_TREE } from '@/domain/products/category'
import { INFO_PAGES } from '@/domain/pages/info-pages'
import { LOCALES } from '@/domain/locale'
import { fillShop } from '@/server/texts/first-content/fill-shop'
import { getOpeningSteps } from '@/admin/dashboard/get-opening-steps'
import { readOpeningFacts } from '@/admin/dashboard/opening-facts'
import { asVisitor } from '@/server/db/data'
import { database } from '@/server/db/transaction'
import { draftMark } from '@/server/texts/first-content/draft-mark'
import { FIRST_CATEGORIES, FIRST_SYNONYMS } from '@/server/texts/first-content/texts'
import { migrations } from '~/src/migrations/index'
import { rowsOf, runOn } from '~/tests/support/database/database'
import { given } from '~/tests/support/given'
import { FIT_FOR_PRODUCTION } from '~/tests/support/process/production'
import { bootPayload } from '~/tests/support/process/boot'

const url = process.env.DATABASE_URL ?? ''
const contact = { email: 'hello@maru.shop' }
const count = async (table: string) =>
  (await rowsOf<{ n: number }>(url, `select count(*)::int as n from ${table}`))[0]?.n

/** `npm run setup` as the owner of the machine types it. */
const setup = () =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', 'src/worker/setup.ts'],
    {
      env: { ...process.env, MAIL_FROM: 'Maru <hello@maru.shop>' },
    },
  )

let payload: BasePayload
beforeAll(async () => {
  await runOn(given().server, `create database ${new URL(url).pathname.slice(1)}`)
})
afterAll(() => payload.destroy())

test('a database that is not migrated is told so, and stays empty', async () => {
  await expect(setup()).rejects.toThrow('The database is not migrated. Say first: npm run migrate')
  expect(await rowsOf(url, `select from information_schema.tables where table_schema = 'public'`)).toEqual([])
  payload = await bootPayload()
  const migrate = payload.db.migrate as (given: { migrations: typeof migrations }) => Promise<void>
  await migrate.call(payload.db, { migrations })
})

test.each(['home', 'menus'] as const)(
  'of two forms of %s that nobody has saved before, the second is refused (rule A26)',
  async (slug) => {
    const seen = await payload.findGlobal({ slug })
    const save = () => payload.updateGlobal({ slug, data: { updatedAt: seen.updatedAt } })
    await save()
    await expect(save()).rejects.toThrow()
  },
)

test('a table that fails midway keeps nothing, those before it stay', async () => {
  await runOn(
    url,
    `create function fail_late() returns trigger language plpgsql as $$ begin
       if new.slug = 'become-seller' then raise exception 'too late'; end if; return new; end $$`,
    'create trigger fail_late before insert on pages for each row execute function fail_late()',
  )
  await expect(fillShop(contact)).rejects.toThrow()
  expect([await count('categories'), await count('settings'), await count('pages')]).toEqual([
    FIRST_CATEGORIES.length,
    1,
    0,
  ])
  await runOn(url, 'drop function fail_late cascade')
})

test('two at once write each table once', async () => {
  await runOn(url, 'delete from synonyms')
  const told = await Promise.all([fillShop(contact), fillShop(contact)])
  const written = told.flat().filter((one) => 'written' in one)
  expect(written).toEqual([
    { table: 'synonyms', written: FIRST_SYNONYMS.length },
    { table: 'pages', written: INFO_PAGES.length },
  ])
  expect(await count('synonyms')).toBe(FIRST_SYNONYMS.length)
})

test('it says which tables it left alone, and changes nothing in them', async () => {
  const digest = () =>
    Promise.all(
      [
        'categories',
        'categories_locales',
        'synonyms',
        'settings',
        'settings_locales',
        'pages',
        '_pages_v',
      ].map((table) => rowsOf(url, `select md5(string_agg(t::text, ' ' order by t::text)) from ${table} t`)),
    )
  await runOn(url, `update settings set legal_name = 'Ondol Trading Inc.'`)
  const before = await digest()
  const { stdout } = await setup()
  expect(stdout.trim().split('\n')).toEqual([
    `categories: left alone, there are ${FIRST_CATEGORIES.length} rows already.`,
    `synonyms: left alone, there are ${FIRST_SYNONYMS.length} rows already.`,
    'settings: left alone, there is 1 row already.',
    `pages: left alone, there are ${INFO_PAGES.length} rows already.`,
  ])
  expect(await digest()).toEqual(before)
})

test('a new shop has its tree in three languages, and no people', async () => {
  const db = await asVisitor()
  for (const locale of LOCALES) {
    const { docs } = await db.find({ collection: 'categories', locale, limit: 500, sort: 'position' })
    expect(docs.filter(({ parent }) => !parent)).toHaveLength(CATEGORY_TREE.length)
    const said = docs.map(({ name }) => name).toSorted()
    expect(said).toEqual(FIRST_CATEGORIES.map(({ name }) => name[locale]).toSorted())
  }
  for (const table of ['users', 'sellers', 'staff', 'products', 'orders', 'emails'])
    expect(await count(table), table).toBe(0)
})

test('its settings name the address emails come from, and leave to the operator what only they know', async () => {
  const db = await asVisitor()
  const settings = await db.findGlobal({ slug: 'settings', locale: 'ko' })
  expect(settings).toMatchObject({
    siteName: 'Maru',
    contactEmail: contact.email,
    privacyContact: contact.email,
    transfersAllowed: false,
  })
  expect(settings.footerText).toMatch(/[가-힣]/)
  expect([settings.address, settings.phone, settings.gstNumber]).toEqual([null, null, null])
})

test('its pages are drafts in three languages that no visitor reads, marked to be read by a lawyer', async () => {
  const visitor = await asVisitor()
  expect((await visitor.find({ collection: 'pages' })).totalDocs).toBe(0)
  for (const locale of LOCALES) {
    for (const draft of [true, false]) {
      const { docs } = await payload.find({
        collection: 'pages',
        locale,
        limit: 50,
        draft,
        fallbackLocale: false,
      })
      expect(docs.map(({ slug, _status }) => [slug, _status]).toSorted()).toEqual(
        INFO_PAGES.map((slug) => [slug, 'draft']).toSorted(),
      )
      expect(docs.every(({ title, description }) => title && description)).toBe(true)
      const firsts = docs.map(({ content }) => JSON.stringify(content?.root.children[0]))
      expect(firsts.filter((first) => !first.includes(draftMark(locale)))).toEqual([])
    }
  }
})

describe('what is left to do before opening', () => {
  const env = { ...FIT_FOR_PRODUCTION, MARU_DATA: '/var/lib/maru' }
  const steps = async () => openingSteps(await readOpeningFacts(await database(), env))

  test('is said after setup, and of a demo nothing', async () => {
    await runOn(url, `update settings set legal_name = site_name`)
    expect(await steps()).toEqual([
      'admin',
      'legalName',
      'address',
      'phone',
      'taxNumbers',
      'pages',
      'seller',
      'product',
    ])
    expect(await getOpeningSteps({ ...env, MARU_DEMO: '1' })).toBeNull()
  })

  test('stands above the dashboard of admins, in their language, with links to where it is done', async () => {
    const { DATABASE_URL: _, ...fit } = env
    for (const [name, value] of Object.entries({ ...fit, MARU_DEMO: '' })) vi.stubEnv(name, value)
    const shown = async (role: string, language: string) => {
      const drawn = await OpeningSteps({ user: { collection: 'staff', role }, i18n: { language } })
      return drawn && renderToStaticMarkup(drawn)
    }
    const french = await shown('admin', 'fr')
    const editors = await shown('editor', 'en')
    vi.unstubAllEnvs()
    expect(french).toContain('8 tâches à accomplir avant l’ouverture')
    expect(french).toContain('<a href="/admin/second-factor">')
    expect(french).toContain('/terms, /privacy')
    expect(editors).toBeNull()
  })

  test('a page that is published with its draft paragraph in one language is not done', async () => {
    await runOn(url, `update pages set _status = 'published'`)
    await runOn(
      url,
      `update pages_locales set content = '{}' where _locale <> 'ko' or _parent_id in (select id from pages where slug <> 'terms')`,
    )
    expect(await getOpeningSteps(env)).toMatchObject({ pages: ['terms'] })
    await runOn(url, `update pages_locales set content = '{}'`)
    expect(await steps()).not.toContain('pages')
  })

  test('what settings say is done', async () => {
    await runOn(
      url,
      `update settings set legal_name = 'Ondol Trading Inc.', address = 'Toronto', phone = '1', gst_number = '1'`,
    )
    expect(await steps()).toEqual(['admin', 'seller', 'product'])
  })
})
