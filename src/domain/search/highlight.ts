import { fold } from './fold'

export type Segment = { text: string; marked: boolean }
type Range = [from: number, to: number]

const WORD = /[\p{L}\p{N}]+/gu
const HANGUL = /^\p{Script=Hangul}+$/u
/** From this length words may differ in their ending (faucets, faucet) and still match. */
const SHORTEST_STEM = 4
const LONGEST_END = 2

/**
 * Splits a text into segments and marks query matches: word beginnings
 * ignoring case and accents; Korean anywhere in a word.
 */
export function highlight(text: string, query: string): Segment[] {
  const { folded, places } = foldedWithPlaces(text)
  const ranges = (fold(query).match(WORD) ?? [])
    .flatMap((word) => (HANGUL.test(word) ? hangulIn(folded, word) : wordsLike(folded, word)))
    .map(([from, to]): Range => [places[from] ?? 0, places[to] ?? text.length])
  return cutAt(text, joined(ranges))
}

/** Folds character by character and keeps each one's original position. */
function foldedWithPlaces(text: string) {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const plain = fold(character)
    for (let unit = 0; unit < plain.length; unit++) places.push(at)
    folded += plain
    at += character.length
  }
  return { folded, places }
}

function wordsLike(folded: string, asked: string): Range[] {
  return [...folded.matchAll(WORD)].flatMap(({ 0: word, index }): Range[] => {
    if (word.startsWith(asked)) return [[index, index + asked.length]]
    const isStem = word.length >= SHORTEST_STEM && asked.length - word.length <= LONGEST_END
    return isStem && asked.startsWith(word) ? [[index, index + word.length]] : []
  })
}

/** Korean may omit spaces (주방수전, 주방 수전) and inflects word endings (수전을). */
function hangulIn(folded: string, asked: string): Range[] {
  const whole = everywhere(folded, asked)
  if (whole.length > 0 || asked.length < 3) return whole
  for (let cut = asked.length - 2; cut >= 2; cut--) {
    const halves = [asked.slice(0, cut), asked.slice(cut)].map((half) => everywhere(folded, half))
    if (halves.every((half) => half.length > 0)) return halves.flat()
  }
  return everywhere(folded, asked.slice(0, -1))
}

function everywhere(folded: string, asked: string): Range[] {
  const ranges: Range[] = []
  for (let at = folded.indexOf(asked); at >= 0; at = folded.indexOf(asked, at + asked.length))
    ranges.push([at, at + asked.length])
  return ranges
}

function joined(ranges: Range[]): Range[] {
  const result: Range[] = []
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}

function cutAt(text: string, ranges: Range[]): Segment[] {
  const segments: Segment[] = []
  let at = 0
  for (const [from, to] of ranges) {
    segments.push({ text: text.slice(at, from), marked: false }, { text: text.slice(from, to), marked: true })
    at = to
  }
  return [...segments, { text: text.slice(at), marked: false }].filter((segment) => segment.text !== '')
}
