import { createLocalReq, type TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getPictureUses } from '@/admin/pages/pictures/uses'
import { aProduct } from '~/tests/support/factories/catalogue'
import type { World } from '~/tests/support/open-world'
import { openLibrary, showing } from '~/tests/support/picture-library'
import type { Role } from '~/tests/support/roles'

type Library = Awaited<ReturnType<typeof openLibrary>>
let library: Library
let world: World
let old: string
let other: string
beforeAll(async () => {
  library = await openLibrary()
  world = library.world
})
beforeEach(async () => {
  ;[old, other] = [await library.newPicture('Oak'), await library.newPicture('A kiln')]
})
afterAll(() => library.close())

describe('where a picture is used (rule L31)', () => {
  test('is said of every place, of drafts too', async () => {
    const { ids, system } = world
    const [page, drafted] = [await library.newPage(old), await library.newPage(old, 'draft')]
    await library.ask('globals/home', 'POST', {
      hero: { picture: old },
      makers: [{ picture: old, words: 'A kiln' }],
    })
    await library.ask(`categories/${ids.categories.room}`, 'PATCH', { picture: old })
    const product = await system.make('products', aProduct(ids.users.seller, ids.categories.sub, old))
    const { uses, total, alt } = await getPictureUses(old, 'en')
    expect(uses.map(({ kind, doc, shown }) => [kind, doc, shown])).toEqual([
      ...uses.slice(0, 2).map(({ doc }) => ['page', doc, doc === page]),
      ['hero', null, true],
      ['makers', null, true],
      ['category', ids.categories.room, true],
      ['product', product, expect.any(Boolean)],
    ])
    expect(
      uses
        .slice(0, 2)
        .map(({ doc }) => doc)
        .toSorted(),
    ).toEqual([page, drafted].toSorted())
    expect([total, alt]).toEqual([6, { en: 'Oak' }])
    await library.ask('globals/home', 'POST', { hero: { picture: null }, makers: [] })
    await library.ask(`categories/${ids.categories.room}`, 'PATCH', { picture: null })
  })

  test('is in the terms of use as they were published, which keep it (rule L32)', async () => {
    await library.run(
      `with made as (insert into terms_versions (id, version, valid_from) values (gen_random_uuid(), '2031-01', '2031-01-01') returning id)
       insert into terms_versions_locales (_locale, _parent_id, content) select 'en', id, $1 from made`,
      [showing(old)],
    )
    expect(await library.kinds(old)).toEqual(['terms'])
    const { message } = await library.ask(`media/${old}`, 'DELETE', undefined, 'admin')
    expect(message).toContain('version 2031-01 of the terms of use')
    expect(await library.replace(old, other)).toMatchObject({ code: 'picture.notUsed' })
    await library.run(`delete from terms_versions where version = '2031-01'`)
  })

  test('is nowhere where only an earlier version of a page has it', async () => {
    const page = await library.newPage(old)
    await library.ask(`pages/${page}?depth=0`, 'PATCH', { content: showing(other), _status: 'published' })
    expect([await library.kinds(old), await library.kinds(other)]).toEqual([[], ['page']])
  })

  test('names fifty of many, and counts the rest', async () => {
    await library.run(
      `insert into categories (id, slug, picture_id, position) select gen_random_uuid(), 'x-' || n, $1, 999 from generate_series(1, 60) n`,
      [old],
    )
    const { uses, total } = await getPictureUses(old, 'en')
    expect([uses.length, total]).toEqual([50, 60])
    expect((await library.ask(`media/${old}`, 'DELETE', undefined, 'admin')).message).toContain('56 more')
    await library.run('delete from categories where picture_id = $1', [old])
  })

  test('is said in lists of staff, with the languages of the words, and to nobody else', async () => {
    await library.newPage(old)
    await library.ask(`media/${old}?locale=ko`, 'PATCH', { alt: '참나무' })
    const list = `media?depth=0&where[id][in]=${old},${other}`
    const found = async (role: Role) =>
      Object.fromEntries(
        ((await library.ask(list, 'GET', undefined, role)).docs ?? []).map((doc) => [doc.id, doc]),
      )
    expect(await found('editor')).toMatchObject({
      [old]: { usage: 'used', languages: expect.stringMatching(/^(en ko|ko en)$/) },
      [other]: { usage: 'unused', languages: 'en' },
    })
    const { docs } = await world.payload.find({
      collection: 'media',
      where: { id: { in: [old, other] } },
      user: world.users.seller,
      overrideAccess: false,
    })
    expect(docs.map(({ usage, languages }) => usage ?? languages)).toEqual([undefined, undefined])
  })

  test('finds those of the marketplace that are used nowhere, for staff alone', async () => {
    const sellers = await library.newPicture('Tile', world.ids.users.seller)
    await library.newPage(old)
    const { admin } = world.payload.collections.media.config
    const filterOf = async (user: TypedUser | null, usage?: string) => {
      const req = await createLocalReq({ user: user ?? undefined, req: { query: { usage } } }, world.payload)
      return admin.baseFilter?.({ req, limit: 25, page: 1, sort: 'id' })
    }
    const where = (await filterOf(world.users.editor, 'unused')) as { id: { in: string[] } }
    expect(where.id.in).toContain(other)
    expect(where.id.in).not.toContain(old)
    expect(where.id.in).not.toContain(sellers)
    expect(await filterOf(world.users.editor)).toBeNull()
    for (const role of ['seller', 'buyer', 'visitor'] as const)
      expect(await filterOf(world.users[role], 'unused')).toBeNull()
  })

  test('is no question that others may ask', async () => {
    const list = 'media?depth=0&where[usage][equals]=unused'
    for (const role of ['seller', 'buyer', 'visitor'] as const)
      expect((await library.ask(list, 'GET', undefined, role)).status).not.toBe(200)
  })
})

describe('a picture that is deleted', () => {
  test('is refused while it is used, in words that name where', async () => {
    const page = await library.newPage(old, 'draft')
    const { title } = await world.payload.findByID({ collection: 'pages', id: page, draft: true })
    const { status, message } = await library.ask(`media/${old}`, 'DELETE')
    expect([status, message]).toEqual([409, expect.stringContaining(`the page “${title}”`)])
    const answer = await library.send('admin', `media/${old}`, {
      method: 'DELETE',
      headers: { 'accept-language': 'fr' },
    })
    expect(await answer.text()).toContain(`la page «\u00a0${title}\u00a0»`)
  })

  test('may be deleted by an editor once nothing uses it, but not one of a seller', async () => {
    const sellers = await library.newPicture('Tile', world.ids.users.seller)
    expect((await library.ask(`media/${sellers}`, 'DELETE')).status).toBeGreaterThanOrEqual(403)
    expect((await library.ask(`media/${old}`, 'DELETE')).status).toBe(200)
  })

  test('stays while the line of an order shows it', async () => {
    const [row] = await library.run('select hash from media where id = $1', [old])
    const [line] = await library.run('select id, picture from orders_items limit 1')
    await library.run('update orders_items set picture = $1 where id = $2', [
      `/img/${String(row?.hash)}-400`,
      line?.id,
    ])
    // The same file has the same address: another row of it keeps nothing.
    expect(await library.ask(`media/${old}`, 'DELETE')).toMatchObject({ status: 409, message: /orders/ })
    await library.run('update orders_items set picture = $1 where id = $2', [line?.picture, line?.id])
  })
})
