const SEPARATORS = [',', ';', '\t'] as const
const MAX_HEADER = 100_000

/** The separator of a file: the one that its first line has most often outside quotes. */
export function separatorOf(text: string): (typeof SEPARATORS)[number] {
  const end = text.indexOf('\n')
  const first = text.slice(0, end < 0 ? MAX_HEADER : Math.min(end, MAX_HEADER)).replace(/"[^"]*"/g, '')
  const countOf = (separator: string) => first.split(separator).length
  return SEPARATORS.reduce((best, each) => (countOf(each) > countOf(best) ? each : best))
}
