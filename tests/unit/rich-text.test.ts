import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from '@/features/pages/rich-text'

/** A page of one link, as it may have been stored before links were checked. */
const shown = (url: string, more: object = {}, type = 'link') => {
  const text = { type: 'text', text: 'Words', format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
  const link = { type, fields: { linkType: 'custom', url, ...more }, children: [text], version: 3 }
  const content = { root: { type: 'root', children: [{ type: 'paragraph', children: [link], version: 1 }] } }
  return renderToStaticMarkup(createElement(RichText, { content, values: {} } as never))
}

test.each([
  ['/fr/latest', '<p><a href="/fr/latest">Words</a></p>'],
  ['mailto:us@maru.ca', '<p><a href="mailto:us@maru.ca">Words</a></p>'],
  ['https://a.ca', '<p><a href="https://a.ca/" rel="noopener noreferrer">Words</a></p>'],
  [
    'https://ma\u0440u.ca',
    '<p><a href="https://xn--mau-1ed.ca/" rel="noopener noreferrer">Words</a> (xn--mau-1ed.ca)</p>',
  ],
])('a page links to %s', (url, html) => {
  expect(shown(url)).toBe(html)
  expect(shown(url, {}, 'autolink')).toBe(html)
})

test.each(['javascript:alert(1)', 'http://a.ca', '//evil.ca', 'data:text/html,x'])(
  'a page never links to %s, also where it is stored',
  (url) => {
    for (const type of ['link', 'autolink']) expect(shown(url, {}, type)).toBe('<p>Words</p>')
    expect(shown(url, { linkType: 'internal', doc: { value: 'x' } })).toBe('<p>Words</p>')
  },
)
