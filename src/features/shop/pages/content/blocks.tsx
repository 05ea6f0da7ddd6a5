import type { JSXConverter } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'
import { childrenOf, isPart, wordsIn } from '@/domain/pages/content/parts'
import type { ContentWords } from './converters'

type Fields = { kind?: unknown; question?: unknown; body?: unknown }

/** Callouts and foldable questions; an unfinished one shows nothing (rule L21). */
export const blockConverters = (words: ContentWords): Record<string, JSXConverter> => ({
  callout: ({ node, nodesToJSX }) => {
    const { kind, body } = fieldsOf(node)
    if (!wordsIn(body)) return null
    const isWarning = kind === 'warning'
    return (
      <div
        className={`border-line rounded-md border border-s-4 p-4 *:not-first:mt-2 ${isWarning ? 'border-s-persimmon bg-persimmon-wash' : 'border-s-celadon bg-celadon-wash'}`}
        role="note"
        data-kind={isWarning ? 'warning' : 'note'}
      >
        <p className="font-semibold">{isWarning ? words.warning : words.note}</p>
        {shownBody(body, nodesToJSX)}
      </div>
    )
  },
  question: ({ node, nodesToJSX }) => {
    const { body, question } = fieldsOf(node)
    if (!question || !wordsIn(body)) return null
    return (
      <details className="fold">
        <summary>{String(question)}</summary>
        <div className="pb-4 *:not-first:mt-2">{shownBody(body, nodesToJSX)}</div>
      </details>
    )
  },
})

const fieldsOf = (node: object) => Object((node as { fields?: unknown }).fields) as Fields

type Show = Parameters<Extract<JSXConverter, (args: never) => unknown>>[0]['nodesToJSX']

function shownBody(body: unknown, nodesToJSX: Show): ReactNode {
  const { root } = Object(body) as { root?: unknown }
  if (!isPart(root)) return null
  // Checked to be parts, with a type and children; Payload's type asks for every field of its nodes.
  const nodes = childrenOf(root) as Parameters<Show>[0]['nodes']
  return nodesToJSX({ nodes })
}
