import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getHome } from '@/features/shop/pages/home'
import { listCategoryTree } from '@/server/products/category-tree'
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

type Doc = { id: string; slug: string; banners: { id: string }[]; makers: { id: string }[] }
type Answer = { doc: Doc; result: Doc; errors?: { message: string }[] }
async function ask(path: string, method: string, json?: object, role: StaffRole = 'editor') {
  const answer = await send(role, `${path}?depth=0&locale=en`, { method, ...(json && { json }) })
  const { doc, result, errors } = (await answer.json()) as Answer
  const message = errors?.map((each) => each.message).join(' ') ?? ''
  return { status: answer.status, doc: doc ?? result, message }
}
const home = (json: object) => ask('globals/home', 'POST', json)
const inFrench = (path: string, json: object) =>
  send('editor', `${path}?depth=0&locale=fr`, { method: path.startsWith('globals') ? 'POST' : 'PATCH', json })
const run = async (statement: string, values: unknown[] = []) =>
  (await world.payload.db.pool.query(statement, values)).rows as Record<string, unknown>[]
const clearings = async () =>
  (await run(`select due_at as at from page_clearings where tags = array['home'] order by due_at`)).map(
    ({ at }) => (at as Date).toISOString(),
  )
const DAY = 86_400_000
const after = (days: number) => new Date(Date.now() + days * DAY).toISOString()

describe('the home page (rule L28)', () => {
  beforeEach(async () => {
    await home({ hero: { headline: null, promise: null, picture: null, button: null, link: null } })
    await home({ banners: [], makers: [], makersTitle: null })
  })

  test('says nothing of its own at first', async () => {
    const nothing = { banners: [], makers: [] }
    expect(await getHome('en')).toEqual(nothing)
    expect(await getHome('ko')).toEqual(nothing)
  })

  test('has words, picture and button of editors, in English where a language lacks them', async () => {
    const hero = {
      headline: 'Stone and wood',
      picture: world.ids.media.house,
      button: 'See',
      link: '/latest',
    }
    expect((await home({ hero })).status).toBe(200)
    expect(
      (await inFrench('globals/home', { hero: { ...hero, headline: 'Pierre et bois', button: '' } })).status,
    ).toBe(200)
    expect(await getHome('en')).toMatchObject({
      headline: { text: 'Stone and wood' },
      picture: { src: expect.stringMatching(/^\/img\/.{12}-768$/) },
      button: { text: 'See', href: '/latest' },
    })
    expect(await getHome('fr')).toMatchObject({
      headline: { text: 'Pierre et bois' },
      button: { text: 'See', lang: 'en', href: '/fr/latest' },
    })
    expect((await getHome('fr')).promise).toBeUndefined()
  })

  test('has banners for a time and some languages, and its pages are made anew when they begin and end', async () => {
    const [begins, ends] = [after(1), after(2)]
    const banners = [
      { words: 'Free shipping', link: '/shipping', languages: ['en'] },
      { words: 'Spring', from: begins, until: ends },
      { words: 'Over', until: after(-1) },
    ]
    expect((await home({ banners })).status).toBe(200)
    const shown = async (locale: 'en' | 'fr', days: number) =>
      (await getHome(locale, Date.now() + days * DAY)).banners.map(({ text }) => text)
    expect([await shown('en', 0), await shown('fr', 0)]).toEqual([['Free shipping'], []])
    expect([await shown('en', 1.5), await shown('fr', 1.5)]).toEqual([
      ['Free shipping', 'Spring'],
      ['Spring'],
    ])
    expect(await shown('fr', 2.5)).toEqual([])
    expect(await clearings()).toEqual([begins, ends])
    await home({ banners: banners.slice(0, 1) })
    expect(await clearings()).toEqual([])
  })

  test('shows makers with their picture', async () => {
    const makers = [{ picture: world.ids.media.house, words: 'A kiln in Icheon', link: '/products' }]
    expect((await home({ makers, makersTitle: 'Made by hand' })).status).toBe(200)
    expect(await getHome('ko')).toMatchObject({
      makersTitle: { text: 'Made by hand', lang: 'en' },
      makers: [
        {
          text: 'A kiln in Icheon',
          lang: 'en',
          href: '/ko/products',
          picture: { width: expect.any(Number) },
        },
      ],
    })
  })

  test.each([
    [{ hero: { button: 'Go' } }, /A button needs words and a link/],
    [{ hero: { button: 'Go', link: 'javascript:alert(1)' } }, /begins with https/],
    [{ banners: [{ words: 'Sale', link: '//evil.example' }] }, /begins with https/],
    [{ banners: [{ words: 'Sale', link: '/info/gone' }] }, /Nothing is published/],
    [{ banners: [{ words: 'Sale', from: after(2), until: after(1) }] }, /ends before it begins/],
    [{ banners: Array.from({ length: 4 }, () => ({ words: 'Sale' })) }, /./],
    [{ banners: [{ words: '' }] }, /./],
    [{ banners: [{ words: 'Sale', languages: ['de'] }] }, /./],
    [{ makers: [{ words: 'Nobody' }] }, /./],
  ])('is not saved with %j', async (json, sentence) => {
    expect(await home(json)).toMatchObject({ status: 400, message: expect.stringMatching(sentence) })
  })

  test('has a room with goods, each as many as can be ordered (rule C74)', async () => {
    const { live, pending } = world.ids.products
    const { room: category } = world.ids.categories
    const lines = (...goods: object[]) => home({ room: { category, goods } })
    expect(await getHome('en')).not.toHaveProperty('room')
    expect((await lines({ product: live, quantity: 10 })).status).toBe(200)
    expect((await home({ makersTitle: 'By hand' })).status).toBe(200)
    expect(await getHome('fr')).toMatchObject({
      room: { category, lines: [{ product: live, quantity: 10 }] },
    })
    for (const [row, sentence] of [
      [{ product: live, quantity: 0 }, /minimum order/],
      [{ product: live, quantity: 10.5 }, /whole number/],
      [{ product: pending, quantity: 10 }, /isn’t approved/],
      [{ product: 'x', quantity: 10 }, /still exists/],
    ] as const)
      expect(await lines(row)).toMatchObject({ status: 400, message: expect.stringMatching(sentence) })
    // Its stored product leaves the shop: the rest of the page can still be saved.
    await run(`update products set status = 'rejected', is_live = false where id = $1`, [live])
    expect((await home({ makersTitle: 'Made by hand' })).status).toBe(200)
    await run(`update products set status = 'approved', is_live = true where id = $1`, [live])
    expect((await home({ room: { category: null, title: null, goods: [] } })).status).toBe(200)
  })

  test('keeps the pictures that it names', async () => {
    const { house } = world.ids.media
    const refused = () => ask(`media/${house}`, 'DELETE', undefined, 'admin')
    await home({ makers: [{ picture: house, words: 'A kiln' }] })
    expect((await refused()).status).toBe(409)
    await home({ makers: [], hero: { picture: house } })
    expect((await refused()).status).toBe(409)
  })
})

describe('the page of a category (rule L29)', () => {
  test('has words and a picture, in English where a language lacks them', async () => {
    const { room, sub } = world.ids.categories
    const roomOf = async (locale: 'en' | 'fr' | 'ko') =>
      (await listCategoryTree(locale)).find(({ id }) => id === room)
    expect(await roomOf('en')).not.toHaveProperty('room')
    await ask(`categories/${room}`, 'PATCH', { intro: 'Warm floors', picture: world.ids.media.house })
    await inFrench(`categories/${room}`, { intro: 'Planchers chauds' })
    await ask(`categories/${sub}`, 'PATCH', { intro: 'Tiles' })
    expect(await roomOf('fr')).toMatchObject({
      room: { intro: { text: 'Planchers chauds' }, picture: { src: expect.stringMatching(/^\/img\//) } },
    })
    const korean = await roomOf('ko')
    expect(korean?.room?.intro).toEqual({ text: 'Warm floors', lang: 'en' })
    expect(korean?.children.find(({ id }) => id === sub)?.room).toEqual({
      intro: { text: 'Tiles', lang: 'en' },
    })
    expect((await ask(`media/${world.ids.media.house}`, 'DELETE', undefined, 'admin')).status).toBe(409)
  })
})

test('who changed the home page is recorded', async () => {
  const news = auditNews(world)
  await news()
  await home({ makersTitle: 'Who makes it' })
  expect((await news()).map(({ action }) => action)).toEqual(['home.updated'])
})
