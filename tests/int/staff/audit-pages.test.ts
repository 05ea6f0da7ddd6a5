import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPage, richText } from '~/tests/support/factories/talk'
import { auditNews } from '~/tests/support/audit'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'
import type { StaffRole } from '~/tests/support/roles'

let world: World
let send: RestClient
let news: ReturnType<typeof auditNews>
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  news = auditNews(world)
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

const as = (role: StaffRole) => ({ overrideAccess: false as const, user: world.users[role], depth: 0 })

describe('a page', () => {
  const save = (id: string, data: object, query: string) =>
    send('editor', `pages/${id}?${query}`, { method: 'PATCH', json: data })

  /** A page that an editor has begun, and has not published. */
  async function begun(status: 'draft' | 'published' = 'draft') {
    const made = await world.payload.create({
      collection: 'pages',
      data: aPage('Shipping', status),
      draft: status === 'draft',
      ...as('editor'),
    })
    return made.id
  }

  test('is not stored before it has a title and a slug: a form that was merely opened leaves nothing', async () => {
    const drafts = async () =>
      (await send('editor', 'pages?draft=true&limit=100')).json() as Promise<{ docs: unknown[] }>
    const before = (await drafts()).docs.length
    const { validate } = Object(world.payload.collections.pages.config.versions?.drafts)
    expect(validate).toBe(true)
    const store = (json: object) => send('editor', 'pages?draft=true&locale=en', { method: 'POST', json })
    expect((await store({})).status).toBe(400)
    expect((await store({ title: 'Returns' })).status).toBe(400)
    expect((await drafts()).docs).toHaveLength(before)
    expect((await store({ title: 'Returns', slug: `returns-${Date.now()}` })).status).toBe(201)
  })

  test('is recorded when it is published, with all it says, and not while it is written', async () => {
    await news()
    const id = await begun()
    for (const title of ['Ship', 'Shipping t', 'Shipping to Canada'])
      expect((await save(id, { title }, 'locale=en&draft=true&autosave=true')).status).toBe(200)
    expect((await save(id, { title: 'Livraison' }, 'locale=fr&draft=true&autosave=true')).status).toBe(200)
    expect(await news()).toEqual([])
    expect((await save(id, { _status: 'published' }, 'locale=en&fallback-locale=null')).status).toBe(200)
    const [event, ...more] = await news()
    expect(more).toEqual([])
    expect(event).toMatchObject({
      action: 'pages.published',
      actorKind: 'staff',
      actorId: world.ids.staff.editor,
      subject: 'pages',
      subjectId: id,
    })
    expect(event?.fields.toSorted()).toEqual([
      '_status',
      'content.en',
      'description.en',
      'slug',
      'title.en',
      'title.fr',
    ])
    expect(event?.changes).toContain('title.fr: – → "Livraison"')
    expect(event?.changes).toContain('content.en: – → "Shipping"')
  })

  test('is compared with what readers saw, however often it was saved meanwhile, in every language', async () => {
    const id = await begun('published')
    expect((await news()).map(({ action }) => action)).toEqual(['pages.published'])
    for (const title of ['Shipping an', 'Shipping and returns'])
      await save(id, { title, content: richText('By sea.') }, 'locale=en&draft=true&autosave=true')
    await save(id, { title: 'Livraison et retours' }, 'locale=fr&draft=true')
    await save(id, { _status: 'published' }, 'locale=ko')
    expect(await news()).toMatchObject([
      {
        action: 'pages.published',
        fields: ['title.en', 'title.fr', 'content.en'],
        changes: [
          'title.en: "Shipping" → "Shipping and returns"',
          'title.fr: – → "Livraison et retours"',
          'content.en: "Shipping" → "By sea."',
        ].join('\n'),
      },
    ])
    await save(id, { _status: 'published' }, 'locale=en')
    expect(await news()).toEqual([])
  })

  test('is recorded when it is taken back, also with a newer draft, and when it is deleted', async () => {
    const id = await begun('published')
    await save(id, { title: 'Draft title' }, 'locale=en&draft=true&autosave=true')
    await news()
    expect((await save(id, { _status: 'draft' }, 'locale=en')).status).toBe(200)
    const [event] = await news()
    expect(event).toMatchObject({ action: 'pages.unpublished', subjectId: id })
    expect(event?.changes).toContain('_status: "published" → "draft"')
    await send('admin', `pages/${id}`, { method: 'DELETE' })
    expect(await news()).toMatchObject([
      { action: 'pages.deleted', actorId: world.ids.staff.admin, subjectId: id },
    ])
  })

  test('is recorded when an earlier version is published, and not when it is put back as a draft', async () => {
    const id = await begun('published')
    await save(id, { title: 'Second', _status: 'published' }, 'locale=en')
    await news()
    const { docs } = await world.payload.findVersions({
      collection: 'pages',
      where: { and: [{ parent: { equals: id } }, { 'version.title': { equals: 'Shipping' } }] },
    })
    const version = docs[0]?.id ?? ''
    expect((await send('editor', `pages/versions/${version}`, { method: 'POST' })).status).toBe(200)
    expect(await news()).toEqual([])
    await save(id, { _status: 'published' }, 'locale=en&fallback-locale=null')
    expect(await news()).toMatchObject([
      { action: 'pages.published', subjectId: id, changes: 'title.en: "Second" → "Shipping"' },
    ])
  })
})
