import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goneLinks } from '@/admin/pages/publication/gone-links'
import { getMenus } from '@/features/shop/pages/menus'
import { auditNews } from '~/tests/support/audit'
import { aPage } from '~/tests/support/factories/talk'
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
const menus = (json: object) => ask('globals/menus', 'POST', json)
async function aPublishedPage() {
  return (await ask('pages', 'POST', aPage('Care of oak', 'published'))).doc
}
const save = (id: string, json: object) => ask(`pages/${id}`, 'PATCH', json)

describe('menu and footer (rule L30)', () => {
  const INQUIRY = { words: 'Sell', kind: 'address', address: '/seller-inquiry' }

  test('are as the marketplace has them at first', async () => {
    expect(await getMenus('fr')).toEqual({ main: [], footer: [] })
  })

  test('lead to pages, categories and addresses, in the order and the words of editors', async () => {
    const { id, slug } = await aPublishedPage()
    const main = [
      { words: 'Care', kind: 'page', page: id },
      { words: 'Kitchen', kind: 'category', category: world.ids.categories.room },
      { words: 'Elsewhere', kind: 'address', address: 'https://example.com/' },
    ]
    const footer = [{ heading: 'Help', links: [INQUIRY, ...main] }]
    expect(await menus({ main, footer })).toMatchObject({ status: 200 })
    const english = await getMenus('en')
    expect(english.main.map(({ href, name }) => [name, href])).toEqual([
      ['Care', `/info/${slug}`],
      ['Kitchen', expect.stringMatching(/^\/category\//)],
      ['Elsewhere', 'https://example.com/'],
    ])
    const french = await getMenus('fr')
    expect(french.footer).toMatchObject([
      { title: 'Help', lang: 'en', links: [{ name: 'Sell', lang: 'en' }, {}, {}, {}] },
    ])
    expect(french.footer[0]?.links.map(({ href }) => href.slice(0, 4))).toEqual([
      '/fr/',
      '/fr/',
      '/fr/',
      'http',
    ])
  })

  test('leave out what has gone since, name it, and come back with it', async () => {
    const { id } = await aPublishedPage()
    await menus({ main: [{ words: 'Care', kind: 'page', page: id }], footer: [] })
    expect(await goneLinks('en')).toEqual([])
    await save(id, { _status: 'draft' })
    expect([(await getMenus('en')).main, await goneLinks('en')]).toEqual([
      [],
      [{ global: 'menus', words: 'Care' }],
    ])
    expect((await menus({ footer: [] })).message).toMatch(/Choose a page that is published/)
    await save(id, { _status: 'published' })
    expect((await getMenus('en')).main).toHaveLength(1)
    await ask(`pages/${id}`, 'DELETE', undefined, 'admin')
    expect(await goneLinks('ko')).toEqual([{ global: 'menus', words: 'Care' }])
    await menus({ main: [] })
  })

  test('name a link of the home page whose page has gone', async () => {
    const { id, slug } = await aPublishedPage()
    const link = `/info/${slug}`
    expect((await home({ hero: { button: 'Read', link }, banners: [{ words: 'Care', link }] })).status).toBe(
      200,
    )
    await save(id, { _status: 'draft' })
    expect(await goneLinks('en')).toEqual([
      { global: 'home', words: 'Read' },
      { global: 'home', words: 'Care' },
    ])
    await home({ hero: { button: null, link: null }, banners: [] })
  })

  test.each([
    [{ main: [{ words: 'Care', kind: 'page' }] }, /Choose a page that is published/],
    [{ main: [{ words: 'Care', kind: 'category' }] }, /Choose a category/],
    [{ main: [{ words: 'Care', kind: 'address', address: 'javascript:alert(1)' }] }, /begins with https/],
    [{ main: [{ words: 'Care', kind: 'address', address: '/info/gone' }] }, /Nothing is published/],
    [{ footer: [{ heading: 'Help', links: [{ ...INQUIRY, address: '/terms' }] }] }, /seller inquiry/],
    [{ footer: Array.from({ length: 4 }, () => ({ heading: 'Help', links: [INQUIRY] })) }, /./],
    [{ main: [{ ...INQUIRY, words: '' }] }, /./],
  ])('are not saved with %j', async (json, sentence) => {
    expect(await menus(json)).toMatchObject({ status: 400, message: expect.stringMatching(sentence) })
  })

  test('do not take a draft', async () => {
    const { draft } = world.ids.pages
    expect((await menus({ main: [{ words: 'Soon', kind: 'page', page: draft }] })).status).toBe(400)
  })
})

test('who changed the menus is recorded', async () => {
  const news = auditNews(world)
  await news()
  await menus({ main: [{ words: 'Latest', kind: 'address', address: '/latest' }] })
  expect((await news()).map(({ action }) => action)).toEqual(['menus.updated'])
})
