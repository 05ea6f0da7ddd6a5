import type { Locale } from '@/domain/locale'

/** Names stored with an order line: in English, and as the buyer read it. Older lines have only one. */
export type LineNames = {
  productName: string
  localName: string | null
  localNameLanguage: Locale | null
  /** What the product is called in the reader's language today, where it still exists; no part of what was agreed (rule N23). */
  nameNow?: string | null
}

/** A name, with its language if that differs from the reader's; `isNow` if it is today's. */
type ShownName = { text: string; lang?: Locale; isNow?: true }

/** The stored name in the reader's language, else the product's of today, else the stored one in English (rules C18 and N23). */
export function lineName(names: LineNames, reader: Locale): ShownName {
  const agreed = agreedName(names, reader)
  return agreed.lang && names.nameNow ? { text: names.nameNow, isNow: true } : agreed
}

/** What was agreed, in the reader's language or in English. */
export function agreedName(
  { productName, localName, localNameLanguage }: LineNames,
  reader: Locale,
): Omit<ShownName, 'isNow'> {
  if (reader === 'en' || !localName || !localNameLanguage) return { text: productName }
  return localNameLanguage === reader ? { text: localName } : { text: productName, lang: 'en' }
}

/** As one text, for letters and files: today's name is followed by the agreed one. */
export function lineNameText(names: LineNames, reader: Locale): string {
  const { text, isNow } = lineName(names, reader)
  return isNow ? `${text} (${names.productName})` : text
}

/** The buyer's version of the name, if the reader sees another. */
export function buyersName(names: LineNames, reader: Locale): ShownName | null {
  const { localName, localNameLanguage } = names
  if (!localName || !localNameLanguage || localName === agreedName(names, reader).text) return null
  return { text: localName, lang: localNameLanguage }
}
