import type { Block, Field, RichTextField } from 'payload'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { convertersOf } from '@/features/shop/pages/content/converters'
import { WrittenText } from '@/features/shop/pages/content/written-text'
import {
  block,
  content,
  linkTo,
  nested,
  paragraph,
  part,
  picture,
  table,
  words,
} from '~/tests/support/factories/content'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const ID = '0198c0de-0000-7000-8000-000000000001'
const body = content(paragraph(words('Oil it.')))
const SHOWN = {
  shown: {
    hrefs: { [ID]: '/terms' },
    pictures: { [ID]: { src: '/img/a-768', srcSet: '', width: 9, height: 9, alt: '' } },
  },
  words: { note: 'Note', warning: 'Warning', table: 'Table' },
}

/** What each feature of the editor writes, and how the shop shows it. Features without a part are tools. */
const FEATURES: Record<string, [part: object, html: RegExp] | 'tool'> = {
  toolbarFixed: 'tool',
  toolbarInline: 'tool',
  cleanPaste: 'tool',
  paragraph: [paragraph(words('A')), /^<p>A<\/p>$/],
  heading: [part('heading', { tag: 'h2' }, [words('A')]), /^<h2>A<\/h2>$/],
  bold: [paragraph(words('A', { format: 1 })), /<strong>A<\/strong>/],
  italic: [paragraph(words('A', { format: 2 })), /<em>A<\/em>/],
  unorderedList: [nested(2), /^<ul><li class="list-none"><ul><li>Deep<\/li><\/ul><\/li><\/ul>$/],
  orderedList: [
    part('list', { listType: 'number', tag: 'ol' }, [part('listitem', { value: 1 }, [words('A')])]),
    /^<ol><li value="1">A<\/li><\/ol>$/,
  ],
  blockquote: [part('quote', {}, [words('A')]), /^<blockquote>A<\/blockquote>$/],
  horizontalRule: [{ type: 'horizontalrule', version: 1 }, /^<hr\/>$/],
  link: [paragraph(linkTo('pages', ID, words('A'))), /<a href="\/terms">A<\/a>/],
  upload: [picture(ID, { alt: 'Oak' }), /^<figure><img .*alt="Oak"/],
  experimental_table: [table([['A'], ['1']]), /<th scope="col">A<\/th>.*<td>1<\/td>/],
  blocks: [block('callout', { kind: 'note', body }), /^<div [^>]*role="note" data-kind="note">/],
}

type Feature = {
  sanitizedServerFeatureProps?: Record<string, unknown>
  generateSchemaMap?: (args: object) => Map<string, { fields: Field[] }>
}

type Editor = {
  editorConfig: {
    features: { nodes: { node: { getType: () => string } }[] }
    resolvedFeatureMap: Map<string, Feature>
  }
}

const contentField = () =>
  world.payload.collections.pages.config.fields.find(
    (field): field is RichTextField => 'name' in field && field.name === 'content',
  )
// Of a booted config the editor is one that was made; its type still allows a promise and a function.
const editorOf = (field: Field | undefined) => (field as { editor: Editor }).editor.editorConfig
const propsOf = (feature: string) =>
  editorOf(contentField()).resolvedFeatureMap.get(feature)?.sanitizedServerFeatureProps ?? {}
const blocks = () => propsOf('blocks').blocks as Block[]
const fieldsOf = ({ fields }: Block) => fields.map((field) => ('name' in field ? field.name : ''))

/** The editor of the page, and those of its blocks. */
const editors = () => [
  editorOf(contentField()),
  ...blocks().flatMap(({ fields }) => fields.filter(({ type }) => type === 'richText').map(editorOf)),
]

describe('the editor of pages (rule L19)', () => {
  test('offers nothing that the shop does not show', () => {
    const offered = new Set(editors().flatMap(({ resolvedFeatureMap }) => [...resolvedFeatureMap.keys()]))
    expect([...offered].toSorted()).toEqual(Object.keys(FEATURES).toSorted())
    const { blocks: shownBlocks, ...shownParts } = convertersOf(SHOWN)
    const stored = new Set(
      editors().flatMap(({ features }) => features.nodes.map(({ node }) => node.getType())),
    )
    // No block stands in a line: the feature of blocks always brings the type along.
    expect(propsOf('blocks').inlineBlocks ?? []).toEqual([])
    const missing = [...stored].filter(
      (type) => !(type in shownParts) && !/^(?:block|inlineBlock)$/.test(type),
    )
    expect(missing).toEqual([])
    expect(blocks().map(({ slug }) => slug)).toEqual(Object.keys(shownBlocks ?? {}))
    expect(propsOf('heading').enabledHeadingSizes).toEqual(['h2', 'h3'])
    expect(propsOf('link').enabledCollections).toEqual(['pages', 'categories', 'products'])
    expect(propsOf('upload').enabledCollectionSlugs).toEqual(['media'])
  })

  test.each(Object.entries(FEATURES).filter(([, sample]) => sample !== 'tool'))('shows %s', (_, sample) => {
    const [given, html] = sample as [object, RegExp]
    const props = { ...SHOWN, values: {}, content: content(given) }
    expect(renderToStaticMarkup(createElement(WrittenText, props as never))).toMatch(html)
  })

  test('asks for the rows and columns of a table in all languages, and for no more than a page may have', () => {
    const tables = editorOf(contentField()).resolvedFeatureMap.get('experimental_table')
    const asked = tables?.generateSchemaMap?.({}).get('fields')?.fields
    expect(asked).toMatchObject([
      { name: 'rows', label: { en: 'Rows', fr: 'Lignes', ko: '행' }, max: 200 },
      { name: 'columns', label: { en: 'Columns', fr: 'Colonnes', ko: '열' }, max: 12 },
    ])
  })

  test('has names in all languages for its blocks, pictures and links', () => {
    const { media } = propsOf('upload').collections as { media: { fields: Field[] } }
    const named = [
      ...blocks().flatMap(({ fields }) => fields),
      ...media.fields,
      ...(propsOf('link').fields as Field[]),
    ]
    const labels = [
      ...blocks().flatMap(({ labels: of }) => [of?.singular, of?.plural]),
      ...named.filter((field) => !('hidden' in field && field.hidden) && !isOwn(field)).map(labelOf),
    ]
    expect(labels.length).toBeGreaterThan(12)
    const everyLanguage = { en: expect.any(String), fr: expect.any(String), ko: expect.any(String) }
    for (const label of labels) expect(label).toEqual(everyLanguage)
    expect(blocks().map(fieldsOf)).toEqual([
      ['kind', 'body', 'id', 'blockName'],
      ['question', 'body', 'id', 'blockName'],
    ])
  })
})

/** Payload's own in every block. */
const isOwn = (field: Field) => 'name' in field && ['id', 'blockName'].includes(field.name)
const labelOf = (field: Field) => ('label' in field ? field.label : undefined)
