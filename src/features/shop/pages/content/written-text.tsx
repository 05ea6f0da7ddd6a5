import { RichText as Lexical } from '@payloadcms/richtext-lexical/react'
import { isPart } from '@/domain/pages/content/parts'
import type { PageView } from '@/features/shop/pages/queries'
import { convertersOf, type PageContext } from './converters'

type Content = NonNullable<PageView['content']>
type Props = PageContext & { content: Content; values: Record<string, string> }

export function WrittenText({ content, values, ...given }: Props) {
  return (
    <Lexical
      data={filled(content, values)}
      converters={convertersOf(given)}
      disableContainer
      disableIndent
      disableTextAlign
    />
  )
}

const FILLED = ['text', 'question', 'caption', 'alt']

/** Filled in, with words that are text and children that are parts: Payload's renderer breaks on others. */
function filled(content: Content, values: Record<string, string>): Content {
  return JSON.parse(JSON.stringify(content), (key, value: unknown) => {
    if (key === 'children') return Array.isArray(value) ? value.filter(isPart) : []
    if (key === 'text' && typeof value !== 'string') return ''
    if (isPart(value) && !('children' in value)) return { ...value, children: [] }
    return FILLED.includes(key) && typeof value === 'string' ? fill(value, values) : value
  }) as Content
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
