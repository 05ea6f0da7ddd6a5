import { isId } from '@/domain/values/id'

/** A part of a rich text, as the editor stores it: a paragraph, a run of words, a table, a picture. */
export type ContentPart = {
  type: string
  children?: unknown
  /** Null where the editor has just put a part in. */
  fields?: Record<string, unknown> | null
  [name: string]: unknown
}

/** What the shop shows of a page; the editor offers nothing else (rule L19). */
export const SHOWN_PARTS = [
  ...['root', 'paragraph', 'text', 'linebreak', 'tab', 'heading', 'list', 'listitem', 'quote'],
  ...['horizontalrule', 'link', 'autolink', 'upload', 'table', 'tablerow', 'tablecell', 'block'],
]

export const SHOWN_BLOCKS = ['callout', 'question']

/** Where a link may lead by choice. */
export const LINKED_KINDS = ['pages', 'categories', 'products'] as const
export type LinkedKind = (typeof LINKED_KINDS)[number]

/** All parts of a rich text in their order, those of blocks too, also where it is given in several languages. */
export function partsIn(content: unknown): ContentPart[] {
  const found: ContentPart[] = []
  const left: unknown[] = [content]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    if (isPart(value)) found.push(value)
    // One by one: a call takes no hundred thousand arguments.
    for (const inner of Object.values(value).toReversed()) left.push(inner)
  }
  return found
}

export const isPart = (value: unknown): value is ContentPart =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const childrenOf = ({ children }: ContentPart): ContentPart[] =>
  Array.isArray(children) ? children.filter(isPart) : []

export const partFields = ({ fields }: Pick<ContentPart, 'fields'>): Record<string, unknown> => fields ?? {}

/** The target of a link by choice; null if there is none that a page may link to. */
export function targetOf({ fields }: ContentPart): { kind: LinkedKind; id: string } | null {
  const doc = Object(fields?.doc) as { relationTo?: unknown; value?: unknown }
  const kind = LINKED_KINDS.find((known) => known === doc.relationTo)
  const id = idIn(doc.value)
  return kind && id ? { kind, id } : null
}

/** The picture of a part; null if it is another file. */
export const pictureOf = ({ relationTo, value }: ContentPart) => (relationTo === 'media' ? idIn(value) : null)

/** Payload gives what is linked as an id or, where it has read it too, as the document. */
function idIn(value: unknown): string | null {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'string' && isId(id) ? id : null
}

/** The words of a part, without its formatting. */
export const wordsIn = (content: unknown) =>
  partsIn(content)
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join('')
    .trim()

/** Whether readers find words, a picture or a block in a text. An editor that was emptied leaves an empty paragraph. */
export const showsSomething = (content: unknown) =>
  wordsIn(content) !== '' || partsIn(content).some(({ type }) => type === 'upload' || type === 'block')
