/** Characters removed before the ellipsis: spaces, dashes, opening brackets, separators. */
const LEADS_ON = /[\s\p{Pd}\p{Ps}\p{Pi},;:·/&«]+$/u
const SENTENCE_END = /[.!?。…]["'”’»)]*$/u

/** Shortens text to one line of whole words, adding an ellipsis unless a sentence ends there. */
export function excerpt(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)].map(
    ({ segment }) => segment,
  )
  if (characters.length <= most) return line
  // Leave room for the ellipsis.
  const fits = characters.slice(0, most - 1).join('')
  const isWhole = characters[most - 1] === ' '
  const words = isWhole ? fits : fits.replace(/\s\S*$/, '')
  const end = words.replace(LEADS_ON, '')
  return SENTENCE_END.test(end) ? end : `${end}…`
}
