import type { JSXConverters } from '@payloadcms/richtext-lexical/react'
import { childrenOf, type ContentPart } from '@/domain/pages/content/parts'
import type { ContentWords } from './converters'

/** The bit of a cell that names its column; another one is of cells that name their row. */
const COLUMN = 1

/** A table scrolls inside on phones, also by keyboard. */
export const tableConverters = ({ table: name }: ContentWords) =>
  ({
    table: ({ node, nodesToJSX }) => {
      const rows = node.children
      const heads = rows.findIndex((row: object) => !namesColumns(row as ContentPart))
      const [head, body] = heads > 0 ? [rows.slice(0, heads), rows.slice(heads)] : [[], rows]
      return (
        <div className="my-6 overflow-x-auto" role="region" aria-label={name} tabIndex={0}>
          <table>
            {head.length > 0 ? <thead>{nodesToJSX({ nodes: head })}</thead> : null}
            <tbody>{nodesToJSX({ nodes: body })}</tbody>
          </table>
        </div>
      )
    },
    tablerow: ({ node, nodesToJSX }) => <tr>{nodesToJSX({ nodes: node.children })}</tr>,
    tablecell: ({ node, nodesToJSX }) => {
      const spans = { colSpan: spanOf(node.colSpan), rowSpan: spanOf(node.rowSpan) }
      const [only, ...more] = node.children
      const inner =
        only?.type === 'paragraph' && more.length === 0 ? childrenOf(only as ContentPart) : node.children
      const words = nodesToJSX({ nodes: inner as typeof node.children })
      if (!(node.headerState > 0)) return <td {...spans}>{words}</td>
      return (
        <th scope={node.headerState & COLUMN ? 'col' : 'row'} {...spans}>
          {words}
        </th>
      )
    },
  }) satisfies JSXConverters

const namesColumns = (row: ContentPart) => {
  const cells = childrenOf(row)
  return cells.length > 0 && cells.every(({ headerState }) => Number(headerState) & COLUMN)
}

const spanOf = (span: unknown) => (Number(span) > 1 ? Number(span) : undefined)
