import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redirectFrom } from '@/features/shop/pages/redirects'
import { aPage, aRedirect } from '~/tests/support/factories/talk'
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

type Answer = { doc: { id: string; from: string; to: string }; errors?: { message: string }[] }
async function ask(path: string, method: string, json?: object, role: StaffRole = 'editor') {
  const answer = await send(role, path, { method, ...(json && { json }) })
  const { doc, errors } = (await answer.json()) as Answer
  return { status: answer.status, doc, message: errors?.map((each) => each.message).join(' ') ?? '' }
}
const begin = (json: object) => ask('redirects?depth=0', 'POST', { ...aRedirect(), ...json })
const change = (id: string, json: object) => ask(`redirects/${id}?depth=0`, 'PATCH', json)
const remove = (id: string) => ask(`redirects/${id}`, 'DELETE')
const save = (id: string, json: object) => ask(`pages/${id}?locale=en&depth=0`, 'PATCH', json)
async function aPublishedPage(slug = unique('care')) {
  const json = { ...aPage('Care of oak', 'published'), slug }
  const { doc } = await ask('pages?locale=en&depth=0', 'POST', json)
  return { id: doc.id, slug, path: `/info/${slug}` }
}

describe('a redirect (rule L27)', () => {
  test('leads on from an address in every language, as staff say, until it is removed', async () => {
    const { doc, status } = await begin({ to: '/products/?sort=newest', type: '302' })
    expect([status, doc.to]).toEqual([201, '/products?sort=newest'])
    const found = () =>
      Promise.all((['en', 'fr', 'ko'] as const).map((locale) => redirectFrom(locale, doc.from)))
    expect(await found()).toEqual([
      { to: '/products?sort=newest', isPermanent: false },
      { to: '/fr/products?sort=newest', isPermanent: false },
      { to: '/ko/products?sort=newest', isPermanent: false },
    ])
    await change(doc.id, { to: 'https://example.com/old', type: '301' })
    expect(await redirectFrom('fr', doc.from)).toEqual({ to: 'https://example.com/old', isPermanent: true })
    expect((await remove(doc.id)).status).toBe(200)
    expect(await redirectFrom('en', doc.from)).toBeNull()
  })

  test.each([
    [{ from: 'old' }, /Begin with one slash/],
    [{ from: '//evil.example' }, /Begin with one slash/],
    [{ from: '/old\u0007' }, /Begin with one slash/],
    [{ from: '/old?page=2' }, /Leave out what follows/],
    [{ from: '/old/' }, /slash at the end/],
    [{ from: '/Old' }, /lower case/],
    [{ from: '/fr/old' }, /Leave out \/en, \/fr or \/ko/],
    [{ from: '/admin' }, /answers this address itself/],
    [{ from: '/cart' }, /answers this address itself/],
    [{ from: '/terms' }, /answers this address itself/],
    [{ to: 'javascript:alert(1)' }, /begins with https/],
    [{ to: 'java\tscript:alert(1)' }, /begins with https/],
    [{ to: 'http://example.com' }, /begins with https/],
    [{ to: '//evil.example' }, /begins with https/],
    [{ to: '/\\evil.example' }, /begins with https/],
    [{ to: '/fr/products' }, /stay in their language/],
    [{ to: '/api/session/logout' }, /this part of the marketplace/],
    [{ to: '/nothing-here' }, /Nothing is published/],
    [{ to: '/info/nothing-here' }, /Nothing is published/],
    [{ from: '/itself', to: '/itself' }, /lead to itself/],
    [{ type: '307' }, /./],
  ])('is not %j', async (json, sentence) => {
    expect(await begin(json)).toMatchObject({ status: 400, message: expect.stringMatching(sentence) })
  })

  test('says so in the reader’s language', async () => {
    const answer = await send('editor', 'redirects', {
      method: 'POST',
      json: aRedirect('/nothing-here'),
      headers: { 'accept-language': 'fr' },
    })
    expect(((await answer.json()) as Answer).errors?.[0]?.message).toMatch(/Rien n’est publié/)
  })

  test('keeps letters of any language as they are read', async () => {
    const name = unique('욕실')
    const { doc } = await begin({ from: `/${encodeURIComponent(name)}` })
    expect(doc.from).toBe(`/${name}`)
    expect((await begin({ from: `/${name}` })).message).toMatch(/already/)
  })

  test('does not begin where a page is, was, or waits in the trash', async () => {
    const page = await aPublishedPage()
    expect((await begin({ from: page.path })).message).toMatch(/A page has this address/)
    await save(page.id, { slug: unique('care'), _status: 'published' })
    expect((await begin({ from: page.path })).message).toMatch(/had this address before/)
    const other = await aPublishedPage()
    await save(other.id, { deletedAt: new Date().toISOString() })
    expect((await begin({ from: other.path })).message).toMatch(/in the trash/)
  })

  test('is one step: never to another, and never from where another ends', async () => {
    const page = await aPublishedPage()
    const first = await begin({ to: `${page.path}?a=b#c` })
    expect(first.status).toBe(201)
    await ask(`pages/${page.id}`, 'DELETE', undefined, 'admin')
    expect((await begin({ from: page.path, to: '/products' })).message).toContain(
      `The redirect from ${first.doc.from} ends here`,
    )
    expect((await begin({ to: first.doc.from })).message).toMatch(/A redirect begins at this address/)
    expect((await change(first.doc.id, { to: '/products' })).status).toBe(200)
    const second = await begin({ from: page.path, to: '/products' })
    expect(second.status).toBe(201)
    // A loop over two.
    expect((await change(first.doc.id, { to: page.path })).message).toMatch(/A redirect begins/)
    expect((await change(second.doc.id, { to: first.doc.from })).message).toMatch(/A redirect begins/)
  })

  test('of two from one address, saved at once, one is refused in words', async () => {
    const from = `/${unique('old')}`
    const answers = await Promise.all([begin({ from, to: '/latest' }), begin({ from, to: '/popular' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect(answers.map(({ message }) => message).join('')).toMatch(/redirect from this address already/)
  })

  test('leads to a page where it is now, in one step', async () => {
    const page = await aPublishedPage()
    const { doc } = await begin({ to: `${page.path}#care` })
    const slug = unique('care')
    await save(page.id, { slug, _status: 'published' })
    expect(await redirectFrom('ko', doc.from)).toMatchObject({ to: `/ko/info/${slug}#care` })
  })

  test('is recorded with who wrote, changed and removed it', async () => {
    const news = auditNews(world)
    await news()
    const { doc } = await begin({})
    await change(doc.id, { to: '/latest' })
    await remove(doc.id)
    expect((await news()).map(({ action }) => action)).toEqual([
      'redirects.created',
      'redirects.updated',
      'redirects.deleted',
    ])
  })
})
