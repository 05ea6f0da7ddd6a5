import { describe, expect, test } from 'vitest'
import { cleanContent } from '@/domain/pages/content/clean-content'
import {
  block,
  content,
  link,
  linkTo,
  paragraph,
  part,
  picture,
  words,
} from '~/tests/support/factories/content'

const ID = '0198c0de-0000-7000-8000-000000000001'

describe('the text of a page, cleaned (rule L19)', () => {
  test('stays as it is where the shop shows all of it', () => {
    const whole = content(
      part('heading', { tag: 'h3' }, [words('Care', { format: 3 })]),
      part('list', { listType: 'number', tag: 'ol', start: 1 }, [
        part('listitem', { value: 1, indent: 1 }, [link({ url: 'tel:+14165550100' }, words('Call'))]),
      ]),
      picture(ID, { alt: 'Oak' }),
      { type: 'horizontalrule', version: 1 },
    )
    expect(cleanContent(whole)).toEqual({ content: whole, changes: [] })
  })

  test.each([
    ['h1', 'h2'],
    ['h4', 'h3'],
    ['h6', 'h3'],
    ['script', 'h3'],
  ])('has %s as %s', (tag, now) => {
    const { content: cleaned, changes } = cleanContent(content(part('heading', { tag }, [words('Care')])))
    expect(cleaned).toEqual(content(part('heading', { tag: now }, [words('Care')])))
    expect(changes).toEqual([`heading: ${tag} is ${now}`])
  })

  test('has no colours, fonts, underlines, alignment or checkboxes', () => {
    const styled = content(
      part('paragraph', { format: 'center', indent: 2 }, [
        words('Red', { style: 'color: red', format: 1 | 8 | 16 }),
      ]),
      part('list', { listType: 'check', tag: 'ul' }, [part('listitem', { checked: true }, [words('Done')])]),
      part('tablecell', { backgroundColor: 'red' }, [paragraph(words('Cell'))]),
    )
    expect(cleanContent(styled)).toEqual({
      content: content(
        paragraph(words('Red', { format: 1 })),
        part('list', { listType: 'bullet', tag: 'ul' }, [part('listitem', {}, [words('Done')])]),
        part('tablecell', { backgroundColor: null }, [paragraph(words('Cell'))]),
      ),
      changes: [],
    })
  })

  test.each([
    ['javascript:alert(1)', 'link removed: javascript:alert(1)'],
    ['data:text/html,x', 'link removed: data:text/html,x'],
    ['vbscript:x', 'link removed: vbscript:x'],
    ['//evil.ca', 'link removed: //evil.ca'],
    ['java\tscript:x', 'link removed: java\tscript:x'],
  ])('has the words of a link to %j, and no link', (url, change) => {
    const given = content(paragraph(link({ url }, words('Offer'))))
    expect(cleanContent(given)).toEqual({ content: content(paragraph(words('Offer'))), changes: [change] })
    const inBlock = cleanContent(content(block('callout', { body: given })))
    expect(inBlock).toEqual({
      content: content(block('callout', { body: content(paragraph(words('Offer'))) })),
      changes: [change],
    })
  })

  test('has no link by choice without a target', () => {
    const given = content(paragraph(linkTo('staff', ID, words('Team')), linkTo('pages', ID, words('Terms'))))
    const { content: cleaned, changes } = cleanContent(given)
    expect(cleaned).toEqual(content(paragraph(words('Team'), linkTo('pages', ID, words('Terms')))))
    expect(changes).toEqual(['link removed: without a target'])
  })

  test('has nothing that the shop does not know, but its words', () => {
    const given = content(
      part('relationship', { relationTo: 'users', value: ID }),
      part('mark', {}, [words('Kept'), words('too')]),
      paragraph(part('hashtag', { text: '#oak' }), words(' floors')),
      picture(ID, {}, 'documents'),
    )
    const { content: cleaned, changes } = cleanContent(given)
    expect(JSON.stringify(cleaned)).not.toMatch(/relationship|mark|hashtag|upload/)
    expect((cleaned as { root: { children: object[] } }).root.children).toMatchObject([
      { type: 'paragraph', children: [{ text: 'Kept' }, { text: 'too' }] },
      { type: 'paragraph', children: [{ type: 'text', text: '#oak' }, { text: ' floors' }] },
    ])
    expect(changes).toEqual(['relationship', 'mark', 'hashtag', 'upload'].map((name) => `removed: ${name}`))
  })

  test('keeps a paragraph where nothing is left, and any language as its own', () => {
    const given = content(part('relationship'))
    const cleaned = cleanContent({ en: given, fr: null }).content
    expect(cleaned).toMatchObject({
      en: { root: { children: [{ type: 'paragraph', children: [] }] } },
      fr: null,
    })
  })

  test.each([null, undefined, 'x', 5, {}, { root: null }])('of %j is that', (given) => {
    expect(cleanContent(given)).toEqual({ content: given, changes: [] })
  })
})
