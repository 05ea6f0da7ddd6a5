/** Why a stream is over: the server refused it, or ended it since the member has others. */
export type End = 'broken off' | 'refused' | 'too many'

/** The first pause and the longest, in milliseconds. */
const PAUSES = {
  'broken off': [5_000, 5_000],
  refused: [5_000, 30_000],
  'too many': [30_000, 600_000],
} as const

/**
 * How long to wait before a stream is opened again: twice as long each time in a row, then up to twice that, so that many browsers do
 * not come at once. A stream that lasted longer than the longest pause begins the row anew.
 */
export function createPauses(random = Math.random) {
  const row = { end: 'broken off' as End, times: 0 }
  return (end: End, lasted: number): number => {
    const [first, longest] = PAUSES[end]
    const goesOn = row.end === end && lasted <= longest
    Object.assign(row, { end, times: goesOn ? row.times + 1 : 0 })
    return Math.min(first * 2 ** row.times, longest) * (1 + random())
  }
}
