import type { PdfSheet } from './sheet'

type Facts = readonly (readonly [name: string, value: string])[]

/** The title with facts beside it; the first fact is the strong one. */
export function writeHead(sheet: PdfSheet, title: string, facts: Facts) {
  sheet.mark(sheet.left, sheet.y, 36)
  const top = sheet.y + 10
  const height = sheet.write(title, sheet.left, top, 260, { size: 22, strong: true })
  const x = sheet.right - 250
  let y = top + 4
  for (const [at, [name, value]] of facts.entries()) {
    const high = sheet.write(name, x, y, 115, { muted: true })
    y += Math.max(high, sheet.write(value, x + 120, y, 130, { strong: at === 0 })) + 1
  }
  sheet.y = Math.max(top + height, y) + 18
}

/** Named blocks of lines beside each other; lines that are empty are left out. */
export function writeBlocks(
  sheet: PdfSheet,
  blocks: readonly (readonly [name: string, lines: readonly (string | null | undefined)[]])[],
) {
  const gap = 16
  const width = (sheet.right - sheet.left - gap * (blocks.length - 1)) / blocks.length
  const heights = blocks.map(([name, lines], at) => {
    const x = sheet.left + at * (width + gap)
    sheet.write(name, x, sheet.y, width, { size: 8, muted: true })
    return sheet.write(lines.filter(Boolean).join('\n'), x, sheet.y + 14, width) + 14
  })
  sheet.y += Math.max(...heights) + 22
}

/** `width` in points; the column without one takes the rest. */
export type Column = { title: string; width?: number; isFigure?: boolean; size?: number }

const GAP = 8

/** Rows under their titles, which are repeated on each new page. */
export function writeTable(
  sheet: PdfSheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
) {
  const taken = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const rest = sheet.right - sheet.left - taken - GAP * (columns.length - 1)
  const widthOf = ({ width = rest }: Column) => width
  const heightOf = (cells: readonly string[]) =>
    Math.max(...columns.map((column, at) => sheet.height(cells[at] ?? '', widthOf(column), column)))
  const row = (cells: readonly string[], style: { size?: number; muted?: boolean } = {}) => {
    let x = sheet.left
    const high = columns.map((column, at) => {
      const align = column.isFigure ? 'right' : 'left'
      const written = sheet.write(cells[at] ?? '', x, sheet.y, widthOf(column), {
        size: column.size,
        ...style,
        align,
      })
      x += widthOf(column) + GAP
      return written
    })
    sheet.y += Math.max(...high) + 5
    sheet.rule(sheet.y - 1)
    sheet.y += 4
  }
  const titles = columns.map(({ title }) => title)
  const head = () => row(titles, { size: 8, muted: true })
  head()
  for (const cells of rows) {
    if (sheet.need(heightOf(cells) + 9)) head()
    row(cells)
  }
  sheet.y += 6
}

/** A small title over its text. */
export function writeNote(sheet: PdfSheet, title: string, text: string) {
  const width = sheet.right - sheet.left
  sheet.need(30)
  sheet.write(title, sheet.left, sheet.y, width, { size: 8, muted: true })
  sheet.y += 14
  // Line by line: a note may be longer than what is left of the page.
  for (const line of text.split('\n')) {
    const height = sheet.height(line || ' ', width)
    sheet.need(height)
    sheet.write(line, sheet.left, sheet.y, width)
    sheet.y += height
  }
}

/** Sums under a table, at its right edge. */
export function writeSum(sheet: PdfSheet, name: string, value: string, strong = false) {
  const width = 330
  const x = sheet.right - width
  sheet.need(30)
  const high = sheet.write(name, x, sheet.y, width - 100, { muted: !strong, strong })
  sheet.write(value, sheet.right - 122, sheet.y, 122, { align: 'right', strong })
  sheet.y += high + 3
}

/** The rule above the last sum. */
export function writeSumRule(sheet: PdfSheet) {
  sheet.rule(sheet.y + 1, sheet.right - 330)
  sheet.y += 7
}
