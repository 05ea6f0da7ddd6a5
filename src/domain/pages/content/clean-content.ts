import { linkTo } from '@/domain/values/link'
import { isPartShown, partName } from './check-content'
import { childrenOf, partFields, isPart, pictureOf, targetOf, type ContentPart } from './parts'

/** Bold, italic, crossed out, subscript, superscript: without the other formats, words mean the same. */
export const KEPT_FORMATS = 1 | 2 | 4 | 32 | 64

const INLINE = new Set(['text', 'linebreak', 'tab', 'link', 'autolink'])
/** Parts with blocks inside; all others have words. */
const CONTAINERS = new Set(['root', 'tablecell'])

export type CleanContent = { content: unknown; changes: string[] }

/**
 * A rich text with what the shop shows alone (rules N27, L19): headings of levels 2 and 3, words without colours, fonts and alignment, links
 * of rule N27. Of what goes, the words stay. `changes`: what was taken away that somebody may miss.
 */
export function cleanContent(content: unknown, site?: string): CleanContent {
  const changes: string[] = []
  return { content: cleanedText(content, { site, changes }), changes }
}

type Context = { site?: string; changes: string[] }

function cleanedText(content: unknown, context: Context): unknown {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content
  if (!('root' in content))
    return Object.fromEntries(Object.entries(content).map(([at, one]) => [at, cleanedText(one, context)]))
  if (!isPart(content.root)) return content
  const children = cleanedChildren(content.root, context)
  // The editor opens no text without any paragraph.
  const root = { ...plain(content.root), children: children.length > 0 ? children : [paragraphOf([])] }
  return { ...content, root }
}

function cleanedChildren(parent: ContentPart, context: Context): ContentPart[] {
  const children = childrenOf(parent).flatMap((child) => cleaned(child, context))
  if (!CONTAINERS.has(parent.type)) return children
  return inParagraphs(children)
}

/** Words that stand among paragraphs get one of their own. */
function inParagraphs(children: ContentPart[]): ContentPart[] {
  const found: ContentPart[] = []
  let open: ContentPart[] | undefined
  for (const child of children) {
    const isInline = INLINE.has(child.type)
    if (!isInline) found.push(child)
    else if (open) open.push(child)
    else found.push(paragraphOf((open = [child])))
    if (!isInline) open = undefined
  }
  return found
}

function cleaned(part: ContentPart, context: Context): ContentPart[] {
  const { type } = part
  const isLink = type === 'link' || type === 'autolink'
  if (isLink) return cleanedLink(part, context)
  const isFile = type === 'upload' && !pictureOf(part)
  if (isFile || !isPartShown(part)) {
    context.changes.push(`removed: ${partName(part)}`)
    return typeof part.text === 'string' ? [wordsOf(part)] : cleanedChildren(part, context)
  }
  if (type === 'text') return [wordsOf(part)]
  const whole = plain(part)
  if (type === 'heading') whole.tag = headingTag(part.tag, context)
  if (type === 'list' && part.listType === 'check') Object.assign(whole, { listType: 'bullet', tag: 'ul' })
  if (type === 'listitem') delete whole.checked
  if (type === 'tablecell') whole.backgroundColor = null
  if (type === 'block') whole.fields = cleanedFields(partFields(part), context)
  return [{ ...whole, ...('children' in part && { children: cleanedChildren(part, context) }) }]
}

function cleanedLink(part: ContentPart, context: Context): ContentPart[] {
  const fields = partFields(part)
  const children = cleanedChildren(part, context)
  const isInternal = fields.linkType === 'internal'
  const leads = isInternal ? targetOf(part) : linkTo(String(fields.url ?? ''), context.site)
  if (leads) return [{ ...part, children }]
  context.changes.push(`link removed: ${String(isInternal ? 'without a target' : fields.url).slice(0, 200)}`)
  return children
}

/** Of level 1, which is the title's, and of those below 3. */
function headingTag(tag: unknown, { changes }: Context) {
  if (tag === 'h2' || tag === 'h3') return tag
  const now = tag === 'h1' ? 'h2' : 'h3'
  changes.push(`heading: ${String(tag).slice(0, 10)} is ${now}`)
  return now
}

/** The fields of a block, with its rich texts. */
const cleanedFields = (fields: Record<string, unknown>, context: Context) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Object(value) === value && 'root' in Object(value) ? cleanedText(value, context) : value,
    ]),
  )

function plain(part: ContentPart): ContentPart {
  const isInList = part.type === 'list' || part.type === 'listitem'
  return {
    ...part,
    ...('format' in part && { format: '' }),
    ...('indent' in part && !isInList && { indent: 0 }),
    ...('textStyle' in part && { textStyle: '' }),
  }
}

const wordsOf = (part: ContentPart): ContentPart => ({
  ...part,
  type: 'text',
  format: Number(part.format ?? 0) & KEPT_FORMATS,
  style: '',
})

const paragraphOf = (children: ContentPart[]): ContentPart => ({
  type: 'paragraph',
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  textFormat: 0,
  textStyle: '',
  children,
})
