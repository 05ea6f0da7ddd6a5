import { linkTo, mixesScripts } from '@/domain/values/link'

/** A part of a text: words, or an address with the host it leads to. */
export type TextPart = { text: string; href?: string; host?: string }

/** The host up to the first slash, then what an address may contain without being encoded. */
const ADDRESS = /https:\/\/[^\s/?#<>"'`]+(?:[/?#][!-~]*)?/giu
/** What ends a sentence, not an address. */
const TRAILING = '.,;:!?\'"»”’'
const CLOSING = ')]}'
/** A Korean particle after a host of Latin letters: "https://maru.ca를". */
const PARTICLE = /(?<=[a-z0-9])[\uac00-\ud7a3]+$/iu

/**
 * Splits a text into words and links (rule N27). A host in another script is named as browsers ask for it, and one that mixes
 * scripts is shown so in the address too.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const typed = withoutEnd(found)
    const link = linkTo(typed)
    if (!link) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ ...link, text: mixesScripts(hostIn(typed)) ? link.href : typed })
    from = index + typed.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

const hostIn = (typed: string) => typed.split(/[/?#]/)[2] ?? ''

function withoutEnd(found: string): string {
  const short = trimmed(found, TRAILING).replace(PARTICLE, '')
  const isOpened = short.includes('(')
  return isOpened ? short : trimmed(trimmed(short, CLOSING), TRAILING)
}

/** Without these signs at its end, in one pass: a pattern would begin again at each of thousands in a row. */
function trimmed(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
