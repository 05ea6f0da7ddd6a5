import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { WrittenText } from '@/features/shop/pages/content/written-text'
import {
  block,
  content,
  link,
  linkTo,
  paragraph,
  part,
  picture,
  table,
  words,
} from '~/tests/support/factories/content'

const [ID, GONE] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002']
const image = { src: '/img/a-768', srcSet: '/img/a-160 160w', width: 900, height: 600, alt: 'Of staff' }
const given = {
  values: { siteName: 'Maru' },
  shown: { hrefs: { [ID]: '/fr/product/oak' }, pictures: { [ID]: image } },
  words: { note: 'Remarque', warning: 'Avertissement', table: 'Tableau' },
}

const shown = (...parts: object[]) =>
  renderToStaticMarkup(createElement(WrittenText, { ...given, content: content(...parts) } as never))

/** A page of one link, as it may have been stored before links were checked. */
const linked = (url: string, more: object = {}, type = 'link') =>
  shown(paragraph({ ...link({ url, ...more }, words('Words')), type }))

afterEach(() => vi.restoreAllMocks())

test.each([
  ['/fr/latest', '<p><a href="/fr/latest">Words</a></p>'],
  ['mailto:us@maru.ca', '<p><a href="mailto:us@maru.ca">Words</a></p>'],
  ['https://a.ca', '<p><a href="https://a.ca/" rel="noopener noreferrer">Words</a></p>'],
  [
    'https://ma\u0440u.ca',
    '<p><a href="https://xn--mau-1ed.ca/" rel="noopener noreferrer">Words</a> (xn--mau-1ed.ca)</p>',
  ],
])('a page links to %s', (url, html) => {
  expect(linked(url)).toBe(html)
  expect(linked(url, {}, 'autolink')).toBe(html)
})

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:x',
  'http://a.ca',
  '//evil.ca',
  'data:text/html,x',
])('a page never links to %s, also where it is stored', (url) => {
  for (const type of ['link', 'autolink']) expect(linked(url, {}, type)).toBe('<p>Words</p>')
  expect(linked(url, { linkType: 'internal', doc: { value: 'x' } })).toBe('<p>Words</p>')
})

test('a link by choice leads to the address in the language of the reader, and is words while nobody sees the target', () => {
  const to = (id: unknown) => shown(paragraph(linkTo('products', id, words('Oak'))))
  expect(to(ID)).toBe('<p><a href="/fr/product/oak">Oak</a></p>')
  expect(to({ id: ID })).toBe('<p><a href="/fr/product/oak">Oak</a></p>')
  expect(to(GONE)).toBe('<p>Oak</p>')
  expect(to(null)).toBe('<p>Oak</p>')
})

test('headings are of level 2 or 3, whatever is stored', () => {
  const tags = ['h1', 'h2', 'h3', 'h6', 'script'].map((tag) => shown(part('heading', { tag }, [words('A')])))
  expect(tags).toEqual(['<h2>A</h2>', '<h2>A</h2>', '<h3>A</h3>', '<h2>A</h2>', '<h2>A</h2>'])
})

test('words are bold, italic and filled in, without styles of their own', () => {
  const bold = words('{siteName} <b>', { format: 3, style: 'color: red' })
  expect(shown(part('paragraph', { format: 'center', indent: 2 }, [bold]))).toBe(
    '<p><em><strong>Maru &lt;b&gt;</strong></em></p>',
  )
})

test('empty paragraphs, which the editor leaves around tables, images and blocks, are no gaps', () => {
  const empty = [paragraph(), paragraph(words(' ')), paragraph({ type: 'linebreak', version: 1 })]
  expect(shown(...empty, picture(GONE), paragraph(words('Oak')), ...empty)).toBe('<p>Oak</p>')
})

test('what is stored without words or parts shows nothing, and the rest of the page stands', () => {
  const broken = [
    paragraph({ type: 'text', text: { a: 1 }, format: 0 }),
    { type: 'heading', tag: 'h2' },
    { type: 'table' },
    { type: 'tablerow', children: [{ type: 'tablecell' }] },
  ]
  for (const each of broken) expect(shown(each, paragraph(words('Oak')))).toContain('<p>Oak</p>')
})

test('a name that no setting has stands as it was written', () => {
  expect(shown(paragraph(words('{constructor} {siteName}')))).toBe('<p>{constructor} Maru</p>')
})

test('lists stand in one another, and count on', () => {
  const inner = part('list', { listType: 'bullet', tag: 'ul' }, [
    part('listitem', { value: 1 }, [words('B')]),
  ])
  const items = [part('listitem', { value: 1 }, [words('A')]), part('listitem', { value: 2 }, [inner])]
  expect(shown(part('list', { listType: 'number', tag: 'ol' }, items))).toBe(
    '<ol><li value="1">A</li><li class="list-none" value="2"><ul><li>B</li></ul></li></ol>',
  )
})

test('a picture has its four sizes, the alternative text of the page and a caption', () => {
  const html = shown(picture(ID, { alt: 'Oak floor', caption: 'By {siteName}' }))
  expect(html).toMatch(
    /^<figure><img src="\/img\/a-768" srcSet="\/img\/a-160 160w" sizes="[^"]+" width="900"/,
  )
  expect(html).toContain('alt="Oak floor"')
  expect(html).toContain('<figcaption>By Maru</figcaption></figure>')
  expect(shown(picture(ID))).toContain('alt="Of staff"')
  expect(shown(picture(GONE, { alt: 'x' }))).toBe('')
})

test('a table names its columns and scrolls', () => {
  const html = shown(
    table([
      ['Size', 'Price'],
      ['60', '$5'],
    ]),
  )
  expect(html).toBe(
    '<div class="my-6 overflow-x-auto" role="region" aria-label="Tableau" tabindex="0"><table>' +
      '<thead><tr><th scope="col">Size</th><th scope="col">Price</th></tr></thead>' +
      '<tbody><tr><td>60</td><td>$5</td></tr></tbody></table></div>',
  )
})

test('callouts and questions show their words, and nothing while they have none', () => {
  const body = content(paragraph(words('Oil it.'), link({ url: 'javascript:x' }, words('Here'))))
  expect(shown(block('callout', { kind: 'warning', body }))).toBe(
    '<div class="border-line rounded-md border border-s-4 p-4 *:not-first:mt-2 border-s-persimmon bg-persimmon-wash" role="note" data-kind="warning"><p class="font-semibold">Avertissement</p><p>Oil it.Here</p></div>',
  )
  expect(shown(block('question', { question: 'How?', body }))).toBe(
    '<details class="fold"><summary>How?</summary><div class="pb-4 *:not-first:mt-2"><p>Oil it.Here</p></div></details>',
  )
  expect(shown(block('callout', { kind: 'note' }), block('question', { question: 'How?' }))).toBe('')
})

test('what the shop does not know shows nothing, and is logged', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(shown(block('poll'), part('mystery', {}, [words('A')]), paragraph(words('B')))).toBe('<p>B</p>')
  expect(log.mock.calls.flat()).toEqual([
    'The shop cannot show a part of a page: poll.',
    'The shop cannot show a part of a page: mystery.',
  ])
})

test.each([{ root: { type: 'root' } }, { root: null }, {}, { root: { type: 'root', children: [null, 5] } }])(
  'of a broken text, %j, nothing is shown',
  (broken) => {
    vi.spyOn(console, 'error').mockReturnValue()
    expect(renderToStaticMarkup(createElement(WrittenText, { ...given, content: broken } as never))).toBe('')
  },
)
