/** A run of words in a paragraph or list item: plain, bold, or a link to one of our own pages. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; href: string }

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

export type PageText = { title: string; description: string; blocks: Block[] }

type Chunk = { line: number; lines: string[] }

const MARK = /\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^\][]+)\]\((?<href>[^\s()]+)\)/g
const BULLET = /^- (?<item>\S.*)$/
const NUMBER = /^\d+\. (?<item>\S.*)$/

/** Reads an information page of the first content (rule L3); placeholders such as {siteName} stay in the words. */
export function parsePage(source: string): PageText {
  const [title, description, ...rest] = chunksOf(source)
  return {
    title: single(title, /^# (?<text>\S.*)$/, '"# Title"'),
    description: single(description, /^> (?<text>\S.*)$/, '"> description"'),
    blocks: rest.map(toBlock),
  }
}

function chunksOf(source: string): Chunk[] {
  const chunks: Chunk[] = []
  let open: Chunk | undefined
  source.split(/\r?\n/).forEach((text, index) => {
    if (text.trim() === '') {
      open = undefined
    } else if (open) {
      open.lines.push(text)
    } else {
      open = { line: index + 1, lines: [text] }
      chunks.push(open)
    }
  })
  return chunks
}

function toBlock(chunk: Chunk): Block {
  const first = chunk.lines[0] ?? ''
  if (first.startsWith('#')) return toHeading(chunk)
  if (BULLET.test(first)) return toList(chunk, false)
  if (NUMBER.test(first)) return toList(chunk, true)
  if (/^(?:[>*+|]|```)/.test(first) && !first.startsWith('**')) throw refused(chunk.line, 'a known block')
  return { kind: 'paragraph', content: inlinesOf(chunk.lines.join(' '), chunk.line) }
}

function toHeading(chunk: Chunk): Block {
  const text = single(
    chunk,
    /^#{2,3} (?<text>[^\s#][^*[\]]*)$/,
    '"## Heading" or "### Heading" in plain words',
  )
  return { kind: 'heading', level: chunk.lines[0]?.startsWith('###') ? 3 : 2, text }
}

function toList({ line, lines }: Chunk, ordered: boolean): Block {
  const items = lines.map((text, index) => {
    const item = (ordered ? NUMBER : BULLET).exec(text)?.groups?.item
    if (!item) throw refused(line + index, ordered ? '"1. item"' : '"- item"')
    return inlinesOf(item, line + index)
  })
  return { kind: 'list', ordered, items }
}

function inlinesOf(text: string, line: number): Inline[] {
  const parts: Inline[] = []
  let end = 0
  const plain = (words: string) => {
    if (/\*\*|\]\(/.test(words)) throw refused(line, 'closed **bold** and [text](/path)')
    if (words !== '') parts.push({ kind: 'text', text: words })
  }
  for (const match of text.matchAll(MARK)) {
    const { bold, label = '', href = '' } = match.groups ?? {}
    plain(text.slice(end, match.index))
    parts.push(bold ? { kind: 'bold', text: bold } : { kind: 'link', text: label, href })
    end = match.index + match[0].length
  }
  plain(text.slice(end))
  return parts
}

function single(chunk: Chunk | undefined, shape: RegExp, expected: string): string {
  const text = chunk?.lines.length === 1 ? shape.exec(chunk.lines[0] ?? '')?.groups?.text : undefined
  if (text === undefined) throw refused(chunk?.line ?? 1, expected)
  return text
}

function refused(line: number, expected: string): Error {
  return new Error(`Line ${line}: expected ${expected}.`)
}
