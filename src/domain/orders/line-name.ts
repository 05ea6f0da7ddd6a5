import type { Locale } from '@/domain/locale'

/** Names stored with an order line: in English, and as the buyer read it. Older lines have only one. */
export type LineNames = {
  productName: string
  localName: string | null
  localNameLanguage: Locale | null
}

/** A name, with its language if that differs from the reader's. */
type ShownName = { text: string; lang?: Locale }

/** The stored name in the reader's language, else in English (rule C18). */
export function lineName(
  { productName, localName, localNameLanguage }: LineNames,
  reader: Locale,
): ShownName {
  if (reader === 'en' || !localName || !localNameLanguage) return { text: productName }
  return localNameLanguage === reader ? { text: localName } : { text: productName, lang: 'en' }
}

/** The buyer's version of the name, if the reader sees another. */
export function buyersName(names: LineNames, reader: Locale): ShownName | null {
  const { localName, localNameLanguage } = names
  if (!localName || !localNameLanguage || localName === lineName(names, reader).text) return null
  return { text: localName, lang: localNameLanguage }
}
