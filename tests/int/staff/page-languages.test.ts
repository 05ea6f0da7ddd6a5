import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPage, getSettings } from '@/features/shop/pages/queries'
import { RichText } from '@/features/shop/pages/content/rich-text'
import { pagesWithoutFrench } from '@/admin/pages/publication/without-french'
import en from '@/messages/en'
import fr from '@/messages/fr'
import { block, content, paragraph } from '~/tests/support/factories/content'
import { aPage, richText } from '~/tests/support/factories/talk'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

type Row = { id: string; slug: string; title?: string; shownTitle?: string; languages?: string }
const json = async <T>(path: string, method = 'GET', body?: object): Promise<T> => {
  const answer = await send('editor', path, { method, ...(body && { json: body }) })
  expect(answer.status, `${method} ${path}`).toBeLessThan(300)
  return (await answer.json()) as T
}
const write = (id: string, locale: string, words: object) =>
  json(`pages/${id}?locale=${locale}&depth=0`, 'PATCH', { ...words, _status: 'published' })
async function published() {
  const made = await json<{ doc: Row }>('pages?locale=en&depth=0', 'POST', aPage('Care of oak', 'published'))
  return made.doc
}
/** As a list of the panel reads it: no fallback. */
async function inList(id: string, locale = 'fr') {
  const found = await json<{ docs: Row[] }>(
    `pages?locale=${locale}&fallback-locale=none&draft=true&limit=100&depth=0`,
  )
  return found.docs.find((row) => row.id === id)
}

describe('the languages of a page (rule L25)', () => {
  test('are missing, up to date, and older once the English has changed', async () => {
    const { id } = await published()
    expect(await inList(id)).toMatchObject({
      shownTitle: 'Care of oak',
      languages: 'fr:missing ko:missing',
    })
    await write(id, 'fr', { title: 'Soin du chêne', content: richText('Le chêne') })
    expect(await inList(id)).toMatchObject({
      shownTitle: 'Soin du chêne',
      languages: 'fr:upToDate ko:missing',
    })
    await write(id, 'en', { title: 'Care of oak floors' })
    expect((await inList(id))?.languages).toBe('fr:older ko:missing')
    expect((await json<Row>(`pages/${id}?locale=ko&draft=true&depth=0`)).languages).toBe(
      'fr:older ko:missing',
    )
  })

  test('are searched by the title, in that of the form and in English, where a page is chosen', async () => {
    const { id } = await published()
    await write(id, 'fr', { title: 'Soin du chêne', content: richText('Le chêne') })
    const found = async (words: string, locale: string) => {
      const query = `locale=${locale}&draft=true&depth=0&limit=100&where[and][1][shownTitle][like]=${words}`
      return (await json<{ docs: Row[] }>(`pages?${query}`)).docs.some((page) => page.id === id)
    }
    expect([await found('of oak', 'en'), await found('of oak', 'ko'), await found('chêne', 'fr')]).toEqual([
      true,
      true,
      true,
    ])
    expect([await found('chêne', 'en'), await found('elm', 'en')]).toEqual([false, false])
  })

  test('stay up to date where a draft of the English is given up for what is published', async () => {
    const { id } = await published()
    await write(id, 'fr', { title: 'Soin du chêne', content: richText('Le chêne') })
    await json(`pages/${id}?locale=en&draft=true&depth=0`, 'PATCH', { title: 'Care of oakx' })
    expect((await inList(id))?.languages).toBe('fr:older ko:missing')
    await write(id, 'en', { title: 'Care of oak' })
    expect((await inList(id))?.languages).toBe('fr:upToDate ko:missing')
  })

  test('are missing where the English was only copied', async () => {
    const { id } = await published()
    await write(id, 'fr', { title: 'Care of oak', content: richText('Care of oak') })
    expect((await inList(id))?.languages).toBe('fr:missing ko:missing')
  })

  test('are read by nobody but staff', async () => {
    const { id } = await published()
    const seen = await world.payload.findByID({ collection: 'pages', id, overrideAccess: false })
    for (const name of ['shownTitle', 'languages', 'writtenAt', 'formerAddresses'])
      expect(Object(seen)[name]).toBeUndefined()
  })

  test('fall back to English, which is marked', async () => {
    const { id, slug } = await published()
    expect(await getPage('fr', slug)).toMatchObject({
      title: 'Care of oak',
      titleLang: 'en',
      contentLang: 'en',
      content: richText('Care of oak'),
    })
    await write(id, 'fr', { title: 'Soin du chêne' })
    const half = await getPage('fr', slug)
    expect(half).toMatchObject({ title: 'Soin du chêne', contentLang: 'en' })
    expect(half).not.toHaveProperty('titleLang')
    await write(id, 'fr', { content: richText('Le chêne') })
    const whole = await getPage('fr', slug)
    expect(whole).toMatchObject({ content: richText('Le chêne') })
    expect([whole?.titleLang, whole?.contentLang]).toEqual([undefined, undefined])
    expect(await getPage('en', slug)).not.toHaveProperty('contentLang')
  })

  test('say in English too what a callout is, where its words are English', async () => {
    const note = content(block('callout', { kind: 'note', body: richText('Oil it.') }))
    const settings = await getSettings('fr')
    const drawn = async (lang?: 'en') =>
      renderToStaticMarkup(await RichText({ content: note as never, values: settings, locale: 'fr', lang }))
    expect(await drawn('en')).toContain(`<p class="font-semibold">${en.pages.note}</p>`)
    expect(await drawn()).toContain(`<p class="font-semibold">${fr.pages.note}</p>`)
  })

  test('without current French are named to staff while they are published', async () => {
    const { id } = await published()
    const isNamed = async () => (await pagesWithoutFrench()).some((page) => page.id === id)
    expect(await isNamed()).toBe(true)
    await write(id, 'fr', { title: 'Soin du chêne', content: richText('Le chêne') })
    expect(await isNamed()).toBe(false)
    await write(id, 'en', { title: 'Care of oak floors' })
    expect(await isNamed()).toBe(true)
    await json(`pages/${id}?locale=en`, 'PATCH', { _status: 'draft' })
    expect(await isNamed()).toBe(false)
  })

  test('are published with a text, and without one a draft alone is stored', async () => {
    const empty = { ...aPage('Care of oak', 'draft'), content: content(paragraph()) }
    const made = await json<{ doc: Row }>('pages?locale=en&draft=true&depth=0', 'POST', empty)
    const answer = await send('editor', `pages/${made.doc.id}?locale=en`, {
      method: 'PATCH',
      json: { _status: 'published' },
    })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('write the text of the page')
    await write(made.doc.id, 'en', { content: richText('Oil it.') })
    await write(made.doc.id, 'fr', { title: 'Soin du chêne', content: content(paragraph()) })
    expect(await getPage('fr', made.doc.slug)).toMatchObject({
      content: richText('Oil it.'),
      contentLang: 'en',
    })
  })

  test('that are copied into another stay a draft', async () => {
    const { id, slug } = await published()
    await json(`pages/${id}?locale=fr&draft=true`, 'PATCH', {
      title: 'Care of oak',
      content: richText('Copied'),
      _status: 'published',
    })
    expect(await getPage('fr', slug)).toMatchObject({ contentLang: 'en' })
  })
})

describe('a version that is put back (rule L26)', () => {
  test('is a draft, whatever is asked for', async () => {
    const { id, slug } = await published()
    await write(id, 'en', { title: 'Care of ash' })
    const { docs } = await json<{ docs: { id: string; version: Row }[] }>(
      `pages/versions?where[parent][equals]=${id}&locale=en&limit=100&sort=createdAt`,
    )
    await json(`pages/versions/${docs[0]?.id}?draft=false`, 'POST')
    expect(await getPage('en', slug)).toMatchObject({ title: 'Care of ash' })
    expect(await json<Row>(`pages/${id}?locale=en&draft=true&depth=0`)).toMatchObject({
      title: 'Care of oak',
    })
  })
})
