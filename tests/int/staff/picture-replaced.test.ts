import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getHome } from '@/features/shop/pages/home'
import { listCategoryTree } from '@/server/products/category-tree'
import { auditNews } from '~/tests/support/audit'
import { aProduct, aProductDraft } from '~/tests/support/factories/catalogue'
import type { World } from '~/tests/support/open-world'
import { openLibrary, showing } from '~/tests/support/picture-library'

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

describe('a picture that is replaced everywhere', () => {
  test('moves in what is published and in its draft, which stays a draft', async () => {
    const page = await library.newPage(old)
    await library.saveDraft(page, { content: showing(old, 'Unpublished') })
    await library.saveDraft(page, { title: 'Soin', content: showing(old, 'Brouillon') }, 'fr')
    await library.ask(`media/${other}?locale=fr`, 'PATCH', { alt: 'Un four' })
    expect(await library.replace(old, other)).toMatchObject({ status: 200, moved: 1 })
    const [shown, draft, french] = [
      await library.read(page, false),
      await library.read(page, true),
      await library.read(page, true, 'fr'),
    ]
    expect([shown, draft, french]).toMatchObject([
      { status: 'published', pictures: [other] },
      { status: 'draft', pictures: [other] },
      { pictures: [other] },
    ])
    expect(shown.text).not.toContain('Unpublished')
    expect(draft.text).toMatch(
      /Unpublished.*"alt":"A kiln".*"caption":"Oiled"|"caption":"Oiled".*"alt":"A kiln"/,
    )
    expect(french.text).toContain('Un four')
    expect([await library.kinds(old), await library.kinds(other)]).toEqual([[], ['page']])
  })

  test('is what an earlier version shows that is put back', async () => {
    const page = await library.newPage(old)
    await library.replace(old, other)
    const { docs } = await world.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page } },
      sort: 'createdAt',
    })
    expect(docs).toHaveLength(2)
    expect((await library.ask(`pages/versions/${docs[0]?.id}?draft=true`, 'POST')).status).toBe(200)
    expect(await library.read(page, true)).toMatchObject({ status: 'draft', pictures: [old] })
    expect((await library.read(page, false)).pictures).toEqual([other])
  })

  test('leaves what a draft alone says to the draft, and is published with it', async () => {
    const page = await library.newPage(other)
    await library.saveDraft(page, { content: showing(old, 'Soon') })
    expect((await library.replace(old, other)).moved).toBe(1)
    expect((await library.read(page, false)).text).not.toContain('Soon')
    const published = await library.ask(`pages/${page}?depth=0`, 'PATCH', { _status: 'published' })
    expect([published.status, (await library.read(page, false)).text]).toEqual([
      200,
      expect.stringContaining('Soon'),
    ])
  })

  test('refuses a form that was opened before (rule A26)', async () => {
    const page = await library.newPage(old)
    const { updatedAt } = await world.payload.findByID({ collection: 'pages', id: page })
    await library.replace(old, other)
    const later = await library.saveDraft(page, { content: showing(old), updatedAt })
    expect([later.status, later.message]).toEqual([400, expect.stringContaining('Somebody else saved')])
  })

  test('moves on the home page and in categories, seen at once, and files keep their addresses', async () => {
    const { room } = world.ids.categories
    await library.ask('globals/home', 'POST', {
      hero: { picture: old },
      makers: [{ picture: old, words: 'A kiln' }],
    })
    await library.ask(`categories/${room}`, 'PATCH', { picture: old })
    const files = () =>
      library.run('select id, filename, hash from media where id in ($1, $2) order by id', [old, other])
    const before = await files()
    expect(await library.replace(old, other)).toMatchObject({ status: 200, moved: 3 })
    expect(await getHome('en')).toMatchObject({
      picture: { alt: 'A kiln' },
      makers: [{ picture: { alt: 'A kiln' } }],
    })
    const shown = (await listCategoryTree('en')).find(({ id }) => id === room)
    expect(shown?.room?.picture?.alt).toBe('A kiln')
    expect(await files()).toEqual(before)
    await library.ask('globals/home', 'POST', { hero: { picture: null }, makers: [] })
    await library.ask(`categories/${room}`, 'PATCH', { picture: null })
  })

  test('moves in products by an admin alone, with their cover; what sellers write stays', async () => {
    const { ids, system } = world
    const tile = await library.newPicture('Tile', ids.users.seller)
    const product = await system.make('products', aProduct(ids.users.seller, ids.categories.sub, tile))
    await system.change('products', product, { images: [tile, other] })
    await system.make('product-drafts', {
      ...aProductDraft(ids.users.seller),
      content: { images: [{ id: tile }] },
    })
    const refused = await library.replace(tile, other)
    expect([refused.status, refused.code]).toEqual([422, 'picture.ofProducts'])
    expect(await library.replace(tile, other, 'admin')).toMatchObject({ status: 200, moved: 1 })
    const doc = await world.payload.findByID({ collection: 'products', id: product, depth: 0 })
    const [row] = await library.run('select hash from media where id = $1', [other])
    expect(doc.images).toEqual([other])
    expect(doc.cover?.card).toContain(String(row?.hash))
    expect(await library.kinds(tile)).toEqual(['draft'])
  })

  test('is one audit event that names both and the places', async () => {
    await library.newPage(old)
    const news = auditNews(world)
    await news()
    await library.replace(old, other)
    expect(await news()).toMatchObject([{ action: 'picture.replaced', subject: 'media', subjectId: old }])
  })

  test('clears pages in every web process', async () => {
    await library.newPage(old)
    const client = await world.payload.db.pool.connect()
    const said: string[] = []
    client.on('notification', ({ payload }) => said.push(payload ?? ''))
    await client.query('listen maru')
    await library.replace(old, other)
    await client.query('select 1')
    client.removeAllListeners('notification')
    await client.query('unlisten maru')
    client.release()
    expect(said.map((each) => JSON.parse(each) as unknown)).toContainEqual({ kind: 'clear', tags: ['pages'] })
  })

  test('is refused in words: by itself, by one that is gone, of a seller or without words, and where it is not used', async () => {
    await library.newPage(old)
    const gone = '0198c0de-0000-7000-8000-000000000009'
    const silent = await library.newPicture()
    const sellers = await library.newPicture('Tile', world.ids.users.seller)
    const codes = []
    for (const [from, to] of [
      [old, old],
      [old, gone],
      [gone, other],
      [old, sellers],
      [old, silent],
      [other, old],
    ] as const) {
      const { status, code, said } = await library.replace(from, to)
      expect([status, said]).toEqual([422, expect.stringMatching(/\w.*\.$/)])
      codes.push(code?.replace('picture.', ''))
    }
    expect(codes).toEqual(['itself', 'otherGone', 'gone', 'ofSeller', 'noWords', 'notUsed'])
    expect(await library.kinds(old)).toEqual(['page'])
  })

  test('by two at once is done once; the second reads who was first', async () => {
    const [page, third] = [await library.newPage(old), await library.newPicture('Stone')]
    const answers = await Promise.all([library.replace(old, other), library.replace(old, third, 'admin')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.code).toBe('picture.replacedBy')
    const { pictures } = await library.read(page, false)
    expect(pictures).toEqual([answers[0]?.status === 200 ? other : third])
  })
})
