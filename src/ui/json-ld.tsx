import { inlineJson } from './inline-json'

/** What a page is about, said to search engines (schema.org). */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(data) }} />
}
