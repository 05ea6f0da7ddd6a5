import { RichText as Lexical } from '@payloadcms/richtext-lexical/react'
import type { PageView, SettingsView } from './queries'

type Content = NonNullable<PageView['content']>

/** An editor's text, with {siteName} and others filled in from the settings. */
export function RichText({ content, values }: { content: PageView['content']; values: SettingsView }) {
  if (!content) return null
  return <Lexical data={filled(content, { ...values })} disableContainer />
}

function filled(content: Content, values: Record<string, string>): Content {
  return JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    key === 'text' && typeof value === 'string'
      ? value.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
      : value,
  ) as Content
}
