import { defaultJSXConverters, type JSXConverters } from '@payloadcms/richtext-lexical/react'
import { partName } from '@/domain/pages/content/check-content'
import { childrenOf, isPart, wordsIn } from '@/domain/pages/content/parts'
import { blockConverters } from './blocks'
import { Figure } from './figure'
import type { LinkTargets } from './linked'
import { linkOf } from './link'
import { tableConverters } from './table'
import { textWords } from './text'

export type ContentWords = { note: string; warning: string; table: string }
export type PageContext = { shown: LinkTargets; words: ContentWords }

const { horizontalrule, linebreak, quote, tab } = defaultJSXConverters

/** How the shop shows each part of a page (rule L19); tests/int/staff/page-editor.test.ts compares it with what the editor offers. */
export function convertersOf({ shown, words }: PageContext): JSXConverters {
  return {
    ...{ horizontalrule, linebreak, quote, tab },
    // The editor leaves empty ones around tables, images and blocks, which would be gaps.
    paragraph: ({ node, nodesToJSX }) =>
      wordsIn(node) ? <p>{nodesToJSX({ nodes: node.children })}</p> : null,
    text: ({ node }) => textWords(node),
    heading: ({ node, nodesToJSX }) => {
      const Tag = node.tag === 'h3' ? 'h3' : 'h2'
      return <Tag>{nodesToJSX({ nodes: node.children })}</Tag>
    },
    list: ({ node, nodesToJSX }) => {
      const Tag = node.listType === 'number' ? 'ol' : 'ul'
      return <Tag>{nodesToJSX({ nodes: node.children })}</Tag>
    },
    // Lexical puts a list in an item of its own, beside the item that it belongs to.
    listitem: ({ node, nodesToJSX, parent }) => (
      <li
        className={childrenOf(node).some(({ type }) => type === 'list') ? 'list-none' : undefined}
        value={'listType' in parent && parent.listType === 'number' ? node.value : undefined}
      >
        {nodesToJSX({ nodes: node.children })}
      </li>
    ),
    link: ({ node, nodesToJSX }) => linkOf(node, nodesToJSX({ nodes: node.children }), shown),
    autolink: ({ node, nodesToJSX }) => linkOf(node, nodesToJSX({ nodes: node.children }), shown),
    upload: ({ node }) => <Figure part={node} pictures={shown.pictures} />,
    ...tableConverters(words),
    blocks: blockConverters(words),
    // Else Payload writes 'unknown node'.
    unknown: ({ node }) => {
      const name = isPart(node) ? partName(node) : 'without a type'
      console.error(`The shop cannot show a part of a page: ${name}.`)
      return null
    },
  }
}
