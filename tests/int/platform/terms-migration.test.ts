import { beforeAll, expect, test } from 'vitest'
import { down, up } from '@/migrations/20261127_220000_terms'
import { aPage, richText } from '~/tests/support/factories/talk'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let page: string
beforeAll(async () => {
  world = await openWorld()
  await query('delete from terms_versions')
  const data = { ...aPage('Terms of use', 'published'), slug: 'terms' }
  page = (await world.payload.create({ collection: 'pages', data })).id
  const french = { title: 'Conditions', content: richText('Un') }
  await world.payload.update({ collection: 'pages', id: page, locale: 'fr', data: french })
  await query("update pages set updated_at = '2026-05-02T03:00:00Z' where id = $1", [page])
})

const query = async <T>(statement: string, values: unknown[] = []) =>
  (await world.payload.db.pool.query(statement, values)).rows as T[]
const migrate = async (named: string) => {
  const db = world.payload.db.drizzle
  await down({ db } as never)
  await query('update settings set terms_version = $1', [named])
  await up({ db } as never)
  return query<{ version: string; day: string }>(
    `select version, valid_from::date::text as day, needs_agreement as "needsAgreement", mailing_done as "mailingDone" from terms_versions`,
  )
}

test.each([
  ['2025-01', '2025-01-01'],
  ['2025-06-15', '2025-06-15'],
  // Its last change was on the evening of May 1 in Toronto.
  ['draft', '2026-05-01'],
  ['2025-02-31', '2026-05-01'],
])(
  'published terms of version %s are valid from %s, and nobody is asked or emailed',
  async (version, day) => {
    expect(await migrate(version)).toEqual([{ version, day, needsAgreement: false, mailingDone: true }])
    const words = await query<{ locale: string; same: boolean }>(
      `select l._locale::text as locale, l.content = p.content and l.title = p.title as same
      from terms_versions_locales l join pages_locales p on p._locale = l._locale and p._parent_id = $1 order by 1`,
      [page],
    )
    expect(words).toEqual([
      { locale: 'en', same: true },
      { locale: 'fr', same: true },
    ])
    expect(await query('select valid_from::date::text as day from pages where id = $1', [page])).toEqual([
      { day },
    ])
  },
)

test('a shop without published terms has no version', async () => {
  await query("update pages set _status = 'draft' where id = $1", [page])
  expect(await migrate('draft')).toEqual([])
})

test('going back names the version in force', async () => {
  await query("update pages set _status = 'published' where id = $1", [page])
  await migrate('2025-01')
  await down({ db: world.payload.db.drizzle } as never)
  expect(await query('select terms_version from settings')).toEqual([{ terms_version: '2025-01' }])
  await up({ db: world.payload.db.drizzle } as never)
})
