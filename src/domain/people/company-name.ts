/** Legal endings of companies in Latin letters, as the words of an expression. */
export const LEGAL_ENDINGS = 'co|company|corp|corporation|gmbh|inc|incorporated|limited|llc|ltd|lt[eé]e'

const LATIN = new RegExp(String.raw`(?:[\s,.]+(?:${LEGAL_ENDINGS})(?![\p{L}\p{N}]))+[\s,.]*$`, 'iu')
const FORMS = String.raw`(?:주식회사|유한회사|㈜|\(주\)|\(유\))`
const HANGUL = new RegExp(String.raw`^${FORMS}\s*|\s*${FORMS}$`, 'gu')

/** A company as cards name it: without its legal form, which says nothing of whose goods they are. */
export function withoutLegalForm(company: string): string {
  const name = company.trim()
  const short = name.replace(HANGUL, '').replace(LATIN, '')
  // 'Tile & Co.' is a name as a whole.
  return short === '' || /[&+]$/.test(short) ? name : short
}
