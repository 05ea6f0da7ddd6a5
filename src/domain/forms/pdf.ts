/** A name of a PDF; each of its letters may be written as `#` and two digits. */
function nameOf(word: string): string {
  const letters = [...word].map((letter) => {
    const digits = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#${digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`
  })
  return `/${letters.join('')}(?![\\w.#-])`
}

/** By these a PDF runs scripts or programs, or carries files. An OpenAction that only names a page to open at is none. */
const ACTIVE = new RegExp(
  [
    ...['JavaScript', 'Rendition', 'Launch', 'EmbeddedFile', 'EmbeddedFiles'].map(nameOf),
    `${nameOf('OpenAction')}\\s*(?![\\s\\[])`,
  ].join('|'),
)
/** What the dictionary of a stream with objects has, where an object begins, and where the bytes of a stream do. */
const MARK = new RegExp(`(${nameOf('First')})|(${nameOf('N')})|\\b(obj)\\b|(?<!end)stream\\r?\\n`, 'g')
/** How far before its bytes the dictionary of a stream may begin. */
const FAR = 64 * 1024

/** A stream that may contain objects. `isSure`: its own dictionary says so. */
export type ObjectStream = { from: number; isSure: boolean }

/** Whether a part of a PDF, one letter a byte, has active content. */
export const hasActiveContent = (text: string) => ACTIVE.test(text)

/** Where streams begin that may contain objects, in the letters of the whole file. */
export function objectStreams(text: string): ObjectStream[] {
  const streams: ObjectStream[] = []
  let [first, number, object] = [-Infinity, -Infinity, -Infinity]
  for (const { 0: found, 1: isFirst, 2: isNumber, 3: isObject, index } of text.matchAll(MARK)) {
    if (isFirst) first = index
    else if (isNumber) number = index
    else if (isObject) object = index
    else if (index - Math.min(first, number) < FAR)
      streams.push({ from: index + found.length, isSure: Math.min(first, number) > object })
  }
  return streams
}
