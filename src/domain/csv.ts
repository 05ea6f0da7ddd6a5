export type Cell = string | null

/** What a spreadsheet would run as a formula is kept as the text it is. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** One line of a CSV file (RFC 4180). Text that begins like a formula is disarmed. */
export function csvLine(cells: readonly Cell[]): string {
  const written = cells.map((cell) => (cell === null ? '' : `"${harmless(cell).replaceAll('"', '""')}"`))
  return `${written.join(',')}\r\n`
}
