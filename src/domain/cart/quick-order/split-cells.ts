/** A line of a pasted text or file, and where it begins. */
export type CellLine = { at: number; cells: string[]; separator: string | null }

/** A whole cell in quotes, which may have separators and line ends; an inch sign within a cell is none. */
const QUOTED = /[^\S\n\t]*"((?:[^"]|"")*)"[^\S\n\t]*/y
/** The same in one line, after its start or a separator. */
const QUOTED_CELLS = /(^|[\t;,])[^\S\t]*"(?:[^"]|"")*"(?=[^\S\t]*(?:[\t;,]|$))/g
const SPACES = /\S\s{2,}\S/

/** The lines of a text with line feeds, blank ones left out, each split at its own separator: tab, semicolon, comma or several spaces. */
export function splitCells(text: string): CellLine[] {
  const lines: CellLine[] = []
  for (let at = 0; at < text.length;) {
    const separator = separatorIn(text.slice(at, endOfLine(text, at)))
    const { cells, next } =
      separator && separator !== ' ' ? quotedCells(text, at, separator) : spacedCells(text, at, separator)
    if (cells.some((cell) => cell !== '')) lines.push({ at, cells, separator })
    at = next
  }
  return lines
}

const endOfLine = (text: string, at: number) => {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

function separatorIn(line: string): string | null {
  const bare = line.replace(QUOTED_CELLS, '$1')
  const mark = ['\t', ';', ','].find((each) => bare.includes(each))
  return mark ?? (SPACES.test(line.trim()) ? ' ' : null)
}

function spacedCells(text: string, at: number, separator: string | null) {
  const end = endOfLine(text, at)
  const line = text.slice(at, end).trim()
  const cells = separator === null ? [line.replace(/^"(.*)"$/, '$1')] : line.split(/\s{2,}/)
  return { cells: cells.map((cell) => cell.trim()), next: end + 1 }
}

function quotedCells(text: string, from: number, separator: string) {
  const cells: string[] = []
  let at = from
  let line = endOfLine(text, from)
  for (;;) {
    // A cell in quotes may end on a later line.
    if (at > line) line = endOfLine(text, at)
    const { cell, end } = quotedAt(text, at, separator) ?? plainAt(text, at, { separator, line })
    cells.push(cell.trim())
    if (text[end] !== separator) return { cells, next: end + 1 }
    at = end + 1
  }
}

function quotedAt(text: string, at: number, separator: string) {
  QUOTED.lastIndex = at
  const found = QUOTED.exec(text)
  if (!found) return undefined
  const end = QUOTED.lastIndex
  const isWhole = end === text.length || text[end] === separator || text[end] === '\n'
  return isWhole ? { cell: (found[1] ?? '').replaceAll('""', '"'), end } : undefined
}

function plainAt(text: string, at: number, { separator, line }: { separator: string; line: number }) {
  const next = text.indexOf(separator, at)
  const end = next < 0 ? line : Math.min(line, next)
  return { cell: text.slice(at, end), end }
}
