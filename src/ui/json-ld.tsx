import { inlineJson } from './inline-json'

/** Structured data of a page for search engines (schema.org). */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(data) }} />
}
