import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WrittenText } from '@/features/shop/pages/content/written-text'
import { sentName } from '@/domain/forms/upload'
import en from '@/messages/en'
import fr from '@/messages/fr'
import {
  block,
  content,
  link,
  linkTo,
  nested,
  paragraph,
  part,
  picture,
  table,
  words,
} from '~/tests/support/factories/content'
import { aPage } from '~/tests/support/factories/talk'
import { openHttp } from '~/tests/support/http/http'
import { formOf, restClient, type RestClient } from '~/tests/support/http/rest'
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

const ID = '0198c0de-0000-7000-8000-000000000001'
const body = content(paragraph(words('Oil it.')))

type Answer = { doc?: { content: { root: { children: object[] } } }; errors?: { message: string }[] }

describe('a page that is saved', () => {
  const draft = () => world.ids.pages.draft
  async function save(json: object, { language = 'en', query = 'draft=true' } = {}) {
    const answer = await send('editor', `pages/${draft()}?${query}&depth=0`, {
      method: 'PATCH',
      json,
      headers: { 'accept-language': language },
    })
    const { doc, errors } = (await answer.json()) as Answer
    return { status: answer.status, message: errors?.[0]?.message, children: doc?.content.root.children }
  }

  test('keeps what the shop shows', async () => {
    const { live } = world.ids.products
    const { pages, media, categories } = world.ids
    const [image, category] = [Object.values(media)[0] ?? '', Object.values(categories)[0] ?? '']
    const all = content(
      part('heading', { tag: 'h2' }, [words('Care')]),
      paragraph(
        linkTo('pages', pages.published, words('About')),
        linkTo('categories', category, words('Floors')),
      ),
      paragraph(linkTo('products', live, words('Oak')), link({ url: '/product/주방' }, words('주방'))),
      picture(image, { alt: 'Oak', caption: 'Oiled' }),
      table([['A'], ['1']]),
      block('callout', { kind: 'warning', body }),
      block('question', { question: 'How?', body }),
    )
    const { status, children } = await save({ content: all })
    expect(status).toBe(200)
    const { children: sent } = all.root
    expect(children?.slice(0, 5)).toMatchObject(sent.slice(0, 5))
    expect(children?.slice(5)).toMatchObject(sent.slice(5).map(({ type }: { type?: string }) => ({ type })))
    expect(JSON.stringify(children)).toContain('Oil it.')
    expect(JSON.stringify(children)).toContain('/product/주방')
  })

  test('loses colours, fonts and headings of other levels', async () => {
    const styled = [
      part('heading', { tag: 'h1' }, [words('Care', { style: 'color: red', format: 8 })]),
      part('heading', { tag: 'h5', format: 'center' }, [words('Oil')]),
    ]
    const { status, children } = await save({ content: content(...styled) })
    expect(status).toBe(200)
    expect(children).toMatchObject([
      { tag: 'h2', children: [{ text: 'Care', style: '', format: 0 }] },
      { tag: 'h3', format: '' },
    ])
  })

  const { page } = en.issues
  test.each([
    ['javascript:', paragraph(link({ url: 'javascript:alert(1)' })), page.link],
    [
      'data: in a callout',
      block('callout', { kind: 'note', body: content(paragraph(link({ url: 'data:x' }))) }),
      page.link,
    ],
    ['a link to staff', paragraph(linkTo('staff', ID)), page.linkTarget],
    ['200 columns', table([Array.from({ length: 200 }, () => 'A')]), page.table],
    ['nesting of 60', nested(60), page.nesting],
    ['2 MB', paragraph(words('x'.repeat(2_000_000))), page.length],
    ['another part', part('relationship', { relationTo: 'users', value: ID }), page.part],
  ])('is refused in words with %s', async (_, given, sentence) => {
    const { status, message } = await save({ content: content(given) })
    expect(status).toBe(400)
    expect(message).toMatch(sentence.split(/[{“]/)[0] || sentence.split('}')[1] || '?')
  })

  test('is refused in the language of who writes', async () => {
    const long = { content: content(paragraph(words('x'.repeat(400_000)))) }
    const { message } = await save(long, { language: 'fr' })
    expect(message).toContain(fr.issues.page.length.split('{')[0])
    const form = await send('editor', `pages/${draft()}?draft=true&depth=0`, {
      method: 'PATCH',
      form: formOf({ content: content(paragraph(words('x'.repeat(2_000_000)))) }),
    })
    expect(form.status).toBe(400)
    expect(await form.text()).toContain(page.length.split('{')[0])
  })

  test('is refused in words with lists nested deeper than a stack goes', async () => {
    const [open, close] = ['{"type":"list","children":[', ']}']
    const lists = open.repeat(20_000) + close.repeat(20_000)
    const answer = await fetch(`${http.url}/api/pages/${draft()}?draft=true&depth=0`, {
      method: 'PATCH',
      headers: { authorization: `JWT ${world.tokens.editor}`, 'content-type': 'application/json' },
      body: `{"content":{"root":{"type":"root","children":[${lists}]}}}`,
    })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(page.nesting.split('{')[0])
  })

  test('is refused as an older version that was stored before links were checked', async () => {
    const id = world.ids.pages.reworked
    const { docs } = await world.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
    })
    const version = docs.at(-1)?.id
    await world.payload.db.pool.query(
      'update _pages_v_locales set version_content = $1 where _parent_id = $2',
      [JSON.stringify(content(paragraph(link({ url: 'vbscript:x' })))), version],
    )
    const answer = await send('editor', `pages/versions/${version}`, { method: 'POST' })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('vbscript:x')])
  })

  test('shows HTML that was typed as words', async () => {
    const typed = content(paragraph(words('<img src=x onerror=alert(1)>')))
    const { children } = await save({ content: typed })
    const shown = { hrefs: {}, pictures: {} }
    const props = { shown, words: {}, values: {}, content: { root: { type: 'root', children } } }
    expect(renderToStaticMarkup(createElement(WrittenText, props as never))).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    )
  })
})

describe('publishing (rule L21)', () => {
  const image = () => Object.values(world.ids.media)[0] ?? ''
  beforeAll(() => world.payload.update({ collection: 'media', id: image(), data: { alt: null } }))
  async function publish(id: string, json: object = {}) {
    const answer = await send('editor', `pages/${id}?depth=0`, {
      method: 'PATCH',
      json: { ...json, _status: 'published' },
    })
    const { errors } = (await answer.json()) as Answer
    return [answer.status, errors?.[0]?.message]
  }
  async function lacking(language: string) {
    const { filename } = await world.payload.findByID({ collection: 'media', id: image() })
    return expect.stringContaining(
      `add an alternative text in ${language} to the image “${sentName(filename ?? '')}”`,
    ) as unknown
  }
  const make = async () =>
    (await world.payload.create({ collection: 'pages', data: aPage('Care', 'draft') as never, draft: true }))
      .id
  const saveIn = (id: string, locale: string, given: object) =>
    send('editor', `pages/${id}?draft=true&depth=0&locale=${locale}`, {
      method: 'PATCH',
      json: { content: given },
    })

  test('waits for the words of every picture, in each language', async () => {
    const id = await make()
    const silent = content(picture(image()))
    expect((await saveIn(id, 'en', silent)).status).toBe(200)
    expect(await publish(id)).toEqual([400, await lacking('English')])
    expect((await saveIn(id, 'en', content(picture(image(), { alt: 'Oak' })))).status).toBe(200)
    expect((await saveIn(id, 'fr', silent)).status).toBe(200)
    expect(await publish(id)).toEqual([400, await lacking('French')])
    expect((await saveIn(id, 'fr', content(picture(image(), { alt: 'Chêne' })))).status).toBe(200)
    expect(await publish(id)).toEqual([200, undefined])
  })

  test('takes the own words of a picture where the page has none for it', async () => {
    const id = await make()
    const own = Object.values(world.ids.media)[1] ?? ''
    const describe = (locale: string, alt: string) =>
      send('editor', `media/${own}?locale=${locale}`, { method: 'PATCH', json: { alt } })
    for (const locale of ['en', 'fr'])
      expect((await saveIn(id, locale, content(picture(own)))).status).toBe(200)
    expect((await describe('en', 'Oak floor')).status).toBe(200)
    expect(await publish(id)).toEqual([400, expect.stringContaining('in French to the image “')])
    expect((await describe('fr', 'Plancher de chêne')).status).toBe(200)
    expect(await publish(id)).toEqual([200, undefined])
  })

  test.each([
    ['null, as the editor stores them', null],
    ['nothing', undefined],
  ])(
    'asks for the words of a picture whose fields are %s, by form and REST; a draft is saved',
    async (_, fields) => {
      const id = await make()
      const chosen = content({ ...picture(image()), fields })
      expect((await saveIn(id, 'en', chosen)).status).toBe(200)
      expect(await publish(id)).toEqual([400, await lacking('English')])
      expect(await publish(id, { content: chosen })).toEqual([400, await lacking('English')])
      const form = await send('editor', `pages/${id}?depth=0`, {
        method: 'PATCH',
        form: formOf({ content: chosen, _status: 'published' }),
      })
      expect([form.status, await form.text()]).toEqual([
        400,
        expect.stringContaining('add an alternative text in English'),
      ])
    },
  )

  test('keeps the picture of a page, of a draft too, from being deleted', async () => {
    const used = await make()
    expect((await saveIn(used, 'ko', content(picture(image(), { alt: '원목' })))).status).toBe(200)
    const answer = await send('admin', `media/${image()}`, { method: 'DELETE' })
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('the page “')])
  })

  test('waits for the words of callouts and questions', async () => {
    const id = await make()
    expect(await publish(id, { content: content(block('callout', { kind: 'note' })) })).toEqual([
      400,
      en.issues.page.callout,
    ])
    expect(await publish(id, { content: content(block('question', { question: 'How?' })) })).toEqual([
      400,
      en.issues.page.question,
    ])
  })
})
