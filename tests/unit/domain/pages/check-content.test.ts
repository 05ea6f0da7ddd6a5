import { describe, expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import { checkContent, checkFinished } from '@/domain/pages/content/check-content'
import { checkSize } from '@/domain/pages/content/limits'
import { linkedIn } from '@/domain/pages/content/linked'
import { issuesOf } from '@/domain/result'
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

const [ID, OTHER] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002']
const SITE = 'http://localhost:4380'

test('a list of more parts than a call takes arguments is gone through', () => {
  const wide = { root: { type: 'root', children: Array.from({ length: 149_000 }, () => 0) } }
  expect(() => checkContent(wide, { path: 'content', site: SITE })).not.toThrow()
})

const NONE = new Map<string, never>()
const codesOf = (given: unknown, isPublished = true) =>
  issuesOf(
    checkContent(given, {
      path: 'content',
      site: SITE,
      ...(isPublished && { published: { locale: 'en', pictures: NONE } }),
    }),
  ).map(({ code }) => code)

const body = content(paragraph(words('Oil it first.')))
const cells = (count: number) => Array.from({ length: count }, (_, at) => `${at}`)

describe('what a page says (rules N27, L19, L20)', () => {
  test('is what the shop shows', () => {
    const whole = content(
      part('heading', { tag: 'h2' }, [words('Care')]),
      paragraph(words('Bold', { format: 1 }), link({ url: '/latest' }, words('Latest'))),
      paragraph(linkTo('products', ID, words('Oak'))),
      nested(10),
      picture(ID, { alt: 'Oak floor', caption: '' }),
      table([cells(12), cells(12)]),
      block('callout', { kind: 'note', body }),
      block('question', { question: 'How often?', body }),
      { type: 'horizontalrule', version: 1 },
    )
    expect(codesOf(whole)).toEqual([])
    expect(issuesOf(checkSize(whole, 'content'))).toEqual([])
  })

  test.each([
    ['a link of another scheme', paragraph(link({ url: 'java\tscript:alert(1)' })), 'page.link'],
    ['one in a block', block('callout', { body: content(paragraph(link({ url: '//a.ca' }))) }), 'page.link'],
    ['a link without its target', paragraph(linkTo('products', null)), 'page.linkTarget'],
    ['a link to people', paragraph(linkTo('staff', ID)), 'page.linkTarget'],
    ['a link to no id', paragraph(linkTo('pages', '../x')), 'page.linkTarget'],
    ['13 columns', table([cells(13)]), 'page.table'],
    ['13 columns, joined', table([cells(2)], { colSpan: 7 }), 'page.table'],
    ['201 rows', table(cells(201).map((row) => [row])), 'page.table'],
    ['another file', picture(ID, { alt: 'x' }, 'documents'), 'page.part'],
    ['another block', block('poll'), 'page.part'],
    ['another part', part('relationship', { relationTo: 'users', value: ID }), 'page.part'],
  ])('is refused with %s, as a draft too', (_, given, code) => {
    expect(codesOf(content(given), false)).toEqual([code])
  })

  test('names the link and the part', () => {
    const wrong = content(paragraph(linkTo('staff', ID, words('Our team'))), block('poll'))
    const found = issuesOf(checkContent(wrong, { path: 'content' }))
    expect(found.map(({ params }) => params)).toEqual([{ words: 'Our team' }, { part: 'poll' }])
  })
})

describe('a published page is finished (rule L21)', () => {
  test.each([
    ['a picture without words', picture(ID, { alt: ' ', caption: 'Oak' }), 'page.pictureText'],
    ['a picture just chosen', picture(ID, null), 'page.pictureText'],
    ['an empty callout', block('callout', { kind: 'note' }), 'page.callout'],
    ['a question without an answer', block('question', { question: 'How?' }), 'page.question'],
    ['an answer without a question', block('question', { body }), 'page.question'],
  ])('and refused with %s; a draft is not', (_, given, code) => {
    expect(codesOf(content(given))).toEqual([code])
    expect(codesOf(content(given), false)).toEqual([])
  })

  const PICTURES = new Map([[ID, { name: 'oak.webp', languages: ['en' as const] }]])

  test('a picture without words of its own in the page has those of the image, in that language', () => {
    const wrong = (...locales: Locale[]) =>
      issuesOf(
        checkFinished(
          locales.map((locale) => [locale, content(picture(ID))]),
          PICTURES,
          { path: 'content', site: SITE },
        ),
      )
    expect(wrong('en')).toEqual([])
    expect(wrong('en', 'fr')).toEqual([
      { code: 'page.pictureText', path: 'content', params: { image: 'oak.webp', language: 'fr' } },
    ])
  })
})

describe('the size of a page (rule L20)', () => {
  const sizeOf = (given: unknown) => issuesOf(checkSize(given, 'content')).map(({ code }) => code)

  test('is limited', () => {
    const long = content(paragraph(words('x'.repeat(2_000_000))))
    expect(sizeOf(long)).toEqual(['page.length'])
    expect(sizeOf({ en: long, fr: null })).toEqual(['page.length'])
    expect(sizeOf(content(...Array.from({ length: 3 }, () => paragraph(words('x'.repeat(90_000))))))).toEqual(
      [],
    )
  })

  test.each([60, 100_000])('and so is nesting: %i lists', (levels) => {
    let deep: object = words('Deep')
    for (let level = 0; level < levels; level += 1) deep = part('list', {}, [part('listitem', {}, [deep])])
    expect(sizeOf(content(deep))).toEqual(['page.nesting'])
  })

  test.each([null, undefined, 'x', 5, {}, { root: null }])('of %j is none', (given) => {
    expect(sizeOf(given)).toEqual([])
    expect(codesOf(given)).toEqual([])
  })
})

test('the ids that a page leads to and shows are found in blocks and tables too, each once', () => {
  const inBlock = content(paragraph(linkTo('categories', OTHER), linkTo('products', { id: ID, name: 'Oak' })))
  const found = linkedIn(
    content(
      paragraph(linkTo('products', OTHER), linkTo('products', ID), linkTo('staff', ID)),
      part('table', {}, [part('tablerow', {}, [part('tablecell', {}, [paragraph(linkTo('pages', ID))])])]),
      block('callout', { body: inBlock }),
      picture(ID),
      picture(OTHER, {}, 'documents'),
    ),
  )
  expect(found).toEqual({ pages: [ID], categories: [OTHER], products: [ID, OTHER], pictures: [ID] })
})
