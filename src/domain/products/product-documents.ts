import { LOCALES, type Locale } from '@/domain/locale'
import { issue, ok, failAll, type Issue, type Result } from '@/domain/result'
import { cleanLine, isBlank, lengthOf } from '@/domain/values/text'

export const DOCUMENT_KINDS = ['specification', 'installation', 'certificate', 'drawing'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Of one product (rule C62). */
export const MAX_PRODUCT_DOCUMENTS = 8
export const MAX_DOCUMENT_TITLE = 120

/** What a seller says of a document; its title is in its own language. */
export type DescribedDocument = { kind: DocumentKind; locale: Locale; title: string }

/** Reads what was typed of a document (rule C62). */
export function describeDocument(typed: Record<keyof DescribedDocument, string>): Result<DescribedDocument> {
  const kind = DOCUMENT_KINDS.find((each) => each === typed.kind)
  const locale = LOCALES.find((each) => each === typed.locale)
  const title = cleanLine(typed.title)
  const issues: Issue[] = []
  if (!kind) issues.push(issue('document.kind', 'kind'))
  if (!locale) issues.push(issue('product.documentLanguage', 'language'))
  if (isBlank(title)) issues.push(issue('product.documentTitle', 'title'))
  if (lengthOf(title) > MAX_DOCUMENT_TITLE)
    issues.push(issue('product.tooLong', 'title', { max: MAX_DOCUMENT_TITLE }))
  return kind && locale && issues.length === 0 ? ok({ kind, locale, title }) : failAll(issues)
}

/** Where everybody who may read a document gets it. */
export const documentPath = (filename: string) =>
  `/api/product-documents/file/${encodeURIComponent(filename)}`
