import { LOCALES, type Locale } from '@/domain/locale'
import { getTranslations } from '@/server/texts/translations'
import type { Block } from './parse-page'

/** The sentence that stands on top of a first version until a lawyer has read it. */
export const draftMark = (locale: Locale) => getTranslations({ locale, namespace: 'pages' })('draftMark')

export const markedAsDraft = (blocks: readonly Block[], locale: Locale): Block[] => [
  { kind: 'paragraph', content: [{ kind: 'bold', text: draftMark(locale) }] },
  ...blocks,
]

export const DRAFT_MARKS = () => LOCALES.map(draftMark)
