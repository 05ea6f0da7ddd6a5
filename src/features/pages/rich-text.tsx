import { RichText as Lexical, type JSXConvertersFunction } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'
import { linkTo } from '@/domain/link'
import type { PageView, SettingsView } from './queries'

type Content = NonNullable<PageView['content']>

/** An editor's text, with {siteName} and others filled in from the settings. */
export function RichText({ content, values }: { content: PageView['content']; values: SettingsView }) {
  if (!content) return null
  return <Lexical data={filled(content, { ...values })} converters={withOurLinks} disableContainer />
}

/** Only links of rule N27 lead anywhere, also in what was saved before; the host is named where it is not all Latin letters. */
const withOurLinks: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  link: ({ node, nodesToJSX }) => link(node.fields, nodesToJSX({ nodes: node.children })),
  autolink: ({ node, nodesToJSX }) => link(node.fields, nodesToJSX({ nodes: node.children })),
})

type Fields = { linkType?: string; url?: string; newTab?: boolean | null }

function link({ linkType, url = '', newTab }: Fields, words: ReactNode) {
  const found = linkType === 'internal' ? null : linkTo(url, process.env.SITE_URL)
  if (!found) return <>{words}</>
  return (
    <>
      <a href={found.href} rel={found.host && 'noopener noreferrer'} target={newTab ? '_blank' : undefined}>
        {words}
      </a>
      {found.host?.includes('xn--') ? ` (${found.host})` : null}
    </>
  )
}

function filled(content: Content, values: Record<string, string>): Content {
  return JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    key === 'text' && typeof value === 'string'
      ? value.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
      : value,
  ) as Content
}
