import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPage, listPages, movedTo } from '@/features/shop/pages/queries'
import { aPage, richText } from '~/tests/support/factories/talk'
import { unique } from '~/tests/support/factories/unique'
import { auditNews } from '~/tests/support/audit'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'
import type { StaffRole } from '~/tests/support/roles'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

type Answer = { doc: { id: string; slug: string; deletedAt?: string }; errors?: { message: string }[] }
async function ask(role: StaffRole, path: string, method: string, json?: object) {
  const answer = await send(role, path, { method, ...(json && { json }) })
  const { doc, errors } = (await answer.json()) as Answer
  return { status: answer.status, doc, message: errors?.map((each) => each.message).join(' ') ?? '' }
}
const save = (id: string, json: object, query = '') =>
  ask('editor', `pages/${id}?locale=en&depth=0${query}`, 'PATCH', json)
const begin = (json: object) => ask('editor', 'pages?locale=en&depth=0', 'POST', json)
const published = async (slug = unique('care')) =>
  (await begin({ ...aPage('Care of oak', 'published'), slug })).doc
const moves = (slug: string) => movedTo(slug)

describe('the address of a page (rule L24)', () => {
  test.each([
    ['a b', /3 to 60 lower-case letters/],
    ['../x', /3 to 60 lower-case letters/],
    ['Größe', /3 to 60 lower-case letters/],
    ['admin', /another part of the marketplace/],
  ])('is not %s', async (slug, sentence) => {
    const answer = await begin({ ...aPage('Care', 'draft'), slug })
    expect(answer).toMatchObject({ status: 400, message: expect.stringMatching(sentence) })
  })

  test('is not that of another page, of its draft, or of one in the trash', async () => {
    const [one, other] = [await published(), await published()]
    const draft = unique('draft')
    await save(one.id, { slug: draft }, '&draft=true')
    for (const slug of [one.slug, draft])
      expect((await save(other.id, { slug }, '&draft=true')).message).toMatch(/Another page has this address/)
    await save(one.id, { deletedAt: new Date().toISOString() })
    expect((await begin({ ...aPage('Care', 'draft'), slug: draft })).message).toMatch(/in the trash/)
  })

  test('is changed by an editor, and the earlier ones lead on in one step', async () => {
    const { id, slug: first } = await published()
    const [second, third] = [unique('care'), unique('care')]
    await save(id, { slug: second }, '&draft=true')
    expect([await moves(first), await getPage('en', first)]).toMatchObject([null, { title: 'Care of oak' }])
    await save(id, { slug: second, _status: 'published' })
    await save(id, { slug: third, _status: 'published' })
    expect(await Promise.all([first, second, third].map(moves))).toEqual([third, third, null])
    await save(id, { slug: first, _status: 'published' })
    expect(await Promise.all([first, second, third].map(moves))).toEqual([null, first, first])
  })

  test('leads on also after the page was taken back with another address in its draft', async () => {
    const { id, slug: first } = await published()
    const second = unique('care')
    await save(id, { slug: second }, '&draft=true')
    await save(id, { _status: 'draft' })
    await save(id, { _status: 'published' })
    expect(await Promise.all([first, second].map(moves))).toEqual([second, null])
  })

  test('leads on where the page was taken back, then renamed, then published again', async () => {
    const { id, slug: first } = await published()
    const second = unique('care')
    await save(id, { _status: 'draft' })
    await save(id, { slug: second }, '&draft=true')
    await save(id, { slug: second, _status: 'published' })
    expect(await Promise.all([first, second].map(moves))).toEqual([second, null])
  })

  test('leads to the page that had it last, whichever was saved since', async () => {
    const { id: one, slug } = await published()
    await save(one, { slug: unique('care'), _status: 'published' })
    const { id: other } = await published(slug)
    const latest = unique('care')
    await save(other, { slug: latest, _status: 'published' })
    await save(one, { title: 'Care of elm', _status: 'published' })
    expect(await moves(slug)).toBe(latest)
  })

  test('leads nowhere while nothing is published', async () => {
    const { id, slug } = await published()
    await save(id, { slug: unique('care'), _status: 'published' })
    await save(id, { _status: 'draft' })
    expect(await moves(slug)).toBeNull()
  })

  test('of rule L10 stays, and so does the page', async () => {
    // The first terms of a shop.
    await world.payload.db.pool.query('delete from terms_versions')
    const terms = await published('terms')
    const answers = [
      await save(terms.id, { slug: unique('terms') }, '&draft=true'),
      await save(terms.id, { _status: 'draft' }),
      await save(terms.id, { deletedAt: new Date().toISOString() }),
      await ask('admin', `pages/${terms.id}`, 'DELETE'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 409])
    expect(answers[0]?.message).toMatch(/keeps its address/)
    for (const { message } of answers.slice(1)) expect(message).toMatch(/can’t be unpublished or deleted/)
    expect(await save(terms.id, { title: 'Terms' }, '&draft=true')).toMatchObject({ status: 200 })
    expect(await getPage('en', 'terms')).toMatchObject({ title: 'Care of oak' })
  })
})

describe('a page of one’s own', () => {
  test('is put into the trash by an editor, read by nobody, and restored', async () => {
    const news = auditNews(world)
    const { id, slug } = await published()
    await news()
    expect((await save(id, { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect(await getPage('en', slug)).toBeNull()
    expect(await listPages()).not.toContainEqual(expect.objectContaining({ slug }))
    expect(await news()).toMatchObject([{ action: 'pages.trashed', subjectId: id }])
    const anyone = {
      collection: 'pages',
      id,
      trash: true,
      overrideAccess: false,
      disableErrors: true,
    } as const
    expect(await world.payload.findByID(anyone)).toBeNull()
    const restored = await save(id, { deletedAt: null, _status: 'published' }, '&trash=true')
    expect(restored.status).toBe(200)
    expect(await news()).toMatchObject([{ action: 'pages.restored', subjectId: id }])
    expect(await getPage('en', slug)).toMatchObject({ title: 'Care of oak' })
  })

  test('is not in the trash again where a version from there is put back', async () => {
    const { id, slug } = await published()
    await save(id, { deletedAt: new Date().toISOString() })
    await save(id, { deletedAt: null, _status: 'published' }, '&trash=true')
    const { rows } = await world.payload.db.pool.query<{ id: string }>(
      'select id from _pages_v where parent_id = $1 and version_deleted_at is not null limit 1',
      [id],
    )
    expect((await ask('editor', `pages/versions/${rows[0]?.id}`, 'POST')).status).toBe(200)
    const put = await world.payload.db.pool.query(
      'select version_deleted_at as deleted from _pages_v where parent_id = $1 and latest',
      [id],
    )
    expect(put.rows).toEqual([{ deleted: null }])
    expect((await save(id, { _status: 'published' })).status).toBe(200)
    expect(await getPage('en', slug)).toMatchObject({ title: 'Care of oak' })
  })

  test('is deleted for good by admins alone', async () => {
    const { id } = await published()
    expect((await ask('editor', `pages/${id}`, 'DELETE')).status).toBe(403)
    expect((await ask('admin', `pages/${id}`, 'DELETE')).status).toBe(200)
  })

  test('is taken back by an editor', async () => {
    const { id, slug } = await published()
    expect((await save(id, { _status: 'draft' })).status).toBe(200)
    expect(await getPage('en', slug)).toBeNull()
  })
})

describe('English (rule L25)', () => {
  test('is written before a page is published', async () => {
    const slug = unique('soin')
    const made = await ask('editor', 'pages?locale=fr&draft=true&depth=0', 'POST', { title: 'Soin', slug })
    expect(made.status).toBe(201)
    const publish = () =>
      ask('editor', `pages/${made.doc.id}?locale=fr&depth=0`, 'PATCH', { _status: 'published' })
    expect(await publish()).toMatchObject({
      status: 400,
      message: expect.stringMatching(/in English before/),
    })
    await save(made.doc.id, { title: 'Care', content: richText('Oil it.') }, '&draft=true')
    expect((await publish()).status).toBe(200)
  })
})
