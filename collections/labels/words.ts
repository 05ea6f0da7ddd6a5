import { LOCALES, type Locale } from '@/domain/locale'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

export type Words = Record<Locale, string>

type Tree = { [key: string]: string | Tree }

const MESSAGES: Record<Locale, Tree> = { en, fr, ko }

/** The text at a path of the messages in every language; undefined if a language has none. */
export function wordsAt(...path: string[]): Words | undefined {
  const found = LOCALES.map((locale) => [locale, textAt(MESSAGES[locale], path)] as const)
  return found.every(([, text]) => text !== undefined) ? (Object.fromEntries(found) as Words) : undefined
}

/** The words at the first of several paths that has any. */
export function firstWords(...paths: string[][]): Words | undefined {
  for (const path of paths) {
    const words = wordsAt(...path)
    if (words) return words
  }
  return undefined
}

/** As Payload calls it for a label: one language, the reader's. */
export const inReadersLanguage =
  (words: Words) =>
  ({ i18n }: { i18n: { language: string } }): string =>
    words[i18n.language as Locale] ?? words.en

function textAt(tree: Tree, path: string[]): string | undefined {
  let at: string | Tree | undefined = tree
  for (const step of path) at = typeof at === 'object' ? at[step] : undefined
  return typeof at === 'string' ? at : undefined
}
