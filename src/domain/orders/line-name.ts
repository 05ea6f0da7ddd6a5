import type { Locale } from '@/domain/locale'

/** The names an order line keeps: in English, and as the buyer read it with the language that is. Older lines have one name alone. */
export type LineNames = {
  productName: string
  localName: string | null
  localNameLanguage: Locale | null
}

/** A name and its language, where that is known and not the reader's. */
type ShownName = { text: string; lang?: Locale }

/** The name a reader sees: in their language where the line keeps it, else in English (rule C18). */
export function lineName(
  { productName, localName, localNameLanguage }: LineNames,
  reader: Locale,
): ShownName {
  if (reader === 'en' || !localName || !localNameLanguage) return { text: productName }
  return localNameLanguage === reader ? { text: localName } : { text: productName, lang: 'en' }
}

/** How the buyer read it, for a seller or staff who see another name. */
export function buyersName(names: LineNames, reader: Locale): ShownName | null {
  const { localName, localNameLanguage } = names
  if (!localName || !localNameLanguage || localName === lineName(names, reader).text) return null
  return { text: localName, lang: localNameLanguage }
}
