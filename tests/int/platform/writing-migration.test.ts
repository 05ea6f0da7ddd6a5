import { beforeAll, expect, test, vi } from 'vitest'
import { up } from '@/migrations/20261127_160000_page_writing'
import { content, link, paragraph, part, words } from '~/tests/support/factories/content'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const query = async <T>(statement: string, values: unknown[] = []) =>
  (await world.payload.db.pool.query(statement, values)).rows as T[]

test('stored pages, their drafts and versions are cleaned, and the log lists what changed', async () => {
  const { payload, ids } = world
  const page = ids.pages.reworked
  const old = content(
    part('heading', { tag: 'h1' }, [words('Care')]),
    paragraph(
      link({ url: 'javascript:alert(1)' }, words('Offer')),
      link({ url: 'https://a.ca' }, words('A')),
    ),
  )
  const json = JSON.stringify(old)
  await query('update pages_locales set content = $1 where _parent_id = $2', [json, page])
  await query(
    'update _pages_v_locales set version_content = $1 where _parent_id in (select id from _pages_v where parent_id = $2)',
    [json, page],
  )
  const untouched = await query('select * from pages_locales where _parent_id <> $1 order by id', [page])
  const log = vi.spyOn(payload.logger, 'info').mockReturnValue()
  await up({ db: payload.db.drizzle, payload } as never)
  const lines = log.mock.calls.map(([line]) => String(line))
  log.mockClear()

  const stored = [
    ...(await query<{ text: string }>(
      'select content::text as text from pages_locales where _parent_id = $1',
      [page],
    )),
    ...(await query<{ text: string }>(
      `select version_content::text as text from _pages_v_locales
        where _parent_id in (select id from _pages_v where parent_id = $1)`,
      [page],
    )),
  ]
  expect(stored.length).toBeGreaterThan(2)
  for (const { text } of stored) {
    expect(JSON.parse(text)).toEqual(
      content(
        part('heading', { tag: 'h2' }, [words('Care')]),
        paragraph(words('Offer'), link({ url: 'https://a.ca' }, words('A'))),
      ),
    )
  }
  expect(lines).toHaveLength(stored.length)
  for (const line of lines)
    expect(line).toMatch(/page \S+ in \w\w: heading: h1 is h2; link removed: javascript:alert\(1\)$/)
  expect(await query('select * from pages_locales where _parent_id <> $1 order by id', [page])).toEqual(
    untouched,
  )

  await up({ db: payload.db.drizzle, payload } as never)
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})
