import { partFields, partsIn } from './parts'

const OWN_LINE = ['paragraph', 'heading', 'listitem', 'quote', 'tablecell', 'linebreak']

/** The words of a page without its formatting, each paragraph, cell, question and picture on a line of its own. */
export function textLines(content: unknown): string[] {
  const lines: string[] = ['']
  for (const part of partsIn(content)) {
    const { alt, caption, question } = partFields(part)
    const named = [alt, caption, question].filter((words) => typeof words === 'string')
    if (named.length > 0) lines.push(...named, '')
    else if (OWN_LINE.includes(part.type)) lines.push('')
    else if (typeof part.text === 'string') lines.push(`${lines.pop() ?? ''}${part.text}`)
  }
  return lines.map((line) => line.trim()).filter(Boolean)
}
