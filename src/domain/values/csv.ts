export type Cell = string | null

/** Prefixes text that a spreadsheet would run as a formula, also with a sign in full width; a negative number is none. */
const harmless = (text: string) =>
  /^[=+\-@＝＋－＠\t\r]/.test(text) && !/^-\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text

/** One CSV line (RFC 4180); formula-like text is escaped. */
export function csvLine(cells: readonly Cell[]): string {
  const written = cells.map((cell) => (cell === null ? '' : `"${harmless(cell).replaceAll('"', '""')}"`))
  return `${written.join(',')}\r\n`
}
