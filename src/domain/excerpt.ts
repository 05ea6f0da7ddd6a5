/** What may not stand before the dots: spaces and characters that lead on. */
const LEADS_ON = /[\s\p{Pd}\p{Ps}\p{Pi},;:·/&«]+$/u
const SENTENCE_END = /[.!?。…]["'”’»)]*$/u

/** The beginning of a text on one line, ending with a whole word, and with dots unless a sentence ends there. */
export function excerpt(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)].map(
    ({ segment }) => segment,
  )
  if (characters.length <= most) return line
  // One place is kept for the dots.
  const fits = characters.slice(0, most - 1).join('')
  const isWhole = characters[most - 1] === ' '
  const words = isWhole ? fits : fits.replace(/\s\S*$/, '')
  const end = words.replace(LEADS_ON, '')
  return SENTENCE_END.test(end) ? end : `${end}…`
}
