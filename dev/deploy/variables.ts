import { variables } from '@/server/settings/variables'

const BEGIN = '<!-- made from src/server/settings/variables.ts by npm run generate -->'
const END = '<!-- end -->'

/** A table as Prettier pads it. */
function table(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

/** docs/deploy.md with the table of today's variables. */
export function withVariables(page: string): string {
  const [before, rest] = page.split(BEGIN)
  const [, after] = rest?.split(END) ?? []
  if (before === undefined || after === undefined)
    throw new Error('docs/deploy.md has no place for the table.')
  const rows = variables().map(([name, { need, about }]) => [`\`${name}\``, need, about])
  return `${before}${BEGIN}\n\n${table([['Variable', 'Needed', 'What it is'], ...rows])}\n\n${END}${after}`
}

/** The whole of .env.example. */
export function exampleFile(): string {
  const lines = variables().map(
    ([name, { need, about, example = '' }]) => `# ${about} Needed: ${need}.\n${name}=${example}`,
  )
  return [
    '# What production reads (docs/deploy.md). `npm start` on a fresh clone needs none of it.',
    ...lines,
    '',
  ].join('\n')
}
