import { wordsAt, type Words } from '~/collections/labels/words'

/** A label of the editor of pages in all languages: Payload writes it once for all readers. */
export function said(key: string): Words {
  const words = wordsAt('labels', 'writing', key)
  if (!words) throw new Error(`labels.writing.${key} is missing in a language.`)
  return words
}

export const saidTo = (req: { i18n?: { language?: string } }, key: string) => {
  const words = said(key)
  return words[req.i18n?.language as keyof Words] ?? words.en
}
