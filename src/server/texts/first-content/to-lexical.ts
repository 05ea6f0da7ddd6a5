import { createHash } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import type { Page } from '@/payload-types'
import type { Block, Inline } from './parse-page'

type Content = NonNullable<Page['content']>
type Node = Content['root']['children'][number]

const BOLD = 1

/** The blocks of a page as the editor keeps them, links in the language of the page. */
export function toLexical(blocks: readonly Block[], locale: Locale): Content {
  return {
    root: {
      ...element(
        'root',
        blocks.map((block) => toNode(block, locale)),
      ),
      type: 'root',
    },
  }
}

const element = (type: string, children: Node[], more: object = {}) => ({
  type,
  version: 1,
  direction: 'ltr' as const,
  format: '' as const,
  indent: 0,
  ...more,
  children,
})

function toNode(block: Block, locale: Locale): Node {
  if (block.kind === 'heading') return element('heading', [text(block.text)], { tag: `h${block.level}` })
  if (block.kind === 'paragraph') return paragraph(inlines(block.content, locale))
  const list = block.ordered ? { listType: 'number', tag: 'ol' } : { listType: 'bullet', tag: 'ul' }
  const items = block.items.map((item, at) => element('listitem', inlines(item, locale), { value: at + 1 }))
  return element('list', items, { ...list, start: 1 })
}

const paragraph = (children: Node[]) => element('paragraph', children, { textFormat: 0, textStyle: '' })

const text = (words: string, format = 0): Node => ({
  type: 'text',
  version: 1,
  text: words,
  detail: 0,
  format,
  mode: 'normal',
  style: '',
})

const inlines = (parts: readonly Inline[], locale: Locale) =>
  parts.map((part, at) => {
    if (part.kind === 'link') return link(part, locale, at)
    return text(part.text, part.kind === 'bold' ? BOLD : 0)
  })

function link({ text: words, href }: { text: string; href: string }, locale: Locale, at: number): Node {
  const url = localePath(locale, href)
  const fields = { linkType: 'custom', newTab: false, url }
  return element('link', [text(words)], { id: rowId('link', url, words, at), version: 3, fields })
}

/** The same link has the same id in every database, of the length Payload gives one. */
const rowId = (...name: (string | number)[]) =>
  createHash('sha1').update(name.join('/')).digest('hex').slice(0, 24)
