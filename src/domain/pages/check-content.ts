import { checkLinks } from '@/domain/link'
import { issue, issuesOf, settle, type Issue, type Result } from '@/domain/result'
import { PAGE_LIMITS } from './limits'
import {
  childrenOf,
  fieldsOf,
  partsIn,
  pictureOf,
  SHOWN_BLOCKS,
  SHOWN_PARTS,
  targetOf,
  wordsIn,
  type Part,
} from './parts'

type Given = { path: string; site?: string; isPublished: boolean }

/** What a page says is something that the shop can show (rules N27, L19, L20); a published one is finished too (rule L21). */
export function checkContent(content: unknown, { path, site, isPublished }: Given): Result<object> {
  const parts = partsIn(content)
  const issues = [
    ...issuesOf(checkLinks(content, { path, site })),
    ...parts.flatMap((part) => wrongIn(part, path)),
    ...(isPublished ? parts.flatMap((part) => unfinishedIn(part, path)) : []),
  ]
  return settle(distinct(issues), {})
}

function wrongIn(part: Part, path: string): Issue[] {
  const { type, fields } = part
  if (!isShown(part)) return [issue('page.part', path, { part: nameOf(part) })]
  if (type === 'upload' && !pictureOf(part)) return [issue('page.part', path, { part: type })]
  if (type === 'link' && fields?.linkType === 'internal' && !targetOf(part))
    return [issue('page.linkTarget', path, { words: wordsIn(part).slice(0, 100) })]
  if (type === 'table' && isTooLarge(part)) {
    const { columns, rows } = PAGE_LIMITS
    return [issue('page.table', path, { columns, rows })]
  }
  return []
}

export const isShown = (part: Part) =>
  SHOWN_PARTS.includes(part.type) && (part.type !== 'block' || SHOWN_BLOCKS.includes(blockOf(part)))

export const nameOf = (part: Part) => (part.type === 'block' ? blockOf(part) : part.type).slice(0, 60)

const blockOf = ({ fields }: Part) => String(fields?.blockType ?? '')

function isTooLarge(table: Part): boolean {
  const rows = childrenOf(table)
  const wide = (row: Part) =>
    childrenOf(row).reduce((sum, { colSpan }) => sum + Math.max(1, Number(colSpan) || 1), 0)
  return rows.length > PAGE_LIMITS.rows || rows.some((row) => wide(row) > PAGE_LIMITS.columns)
}

function unfinishedIn(part: Part, path: string): Issue[] {
  const { type } = part
  const fields = fieldsOf(part)
  const isEmpty = (name: string) => !String(fields[name] ?? '').trim()
  if (type === 'upload') return isEmpty('alt') ? [issue('page.pictureText', path)] : []
  if (type !== 'block') return []
  const lacksWords = !wordsIn(fields.body)
  if (blockOf(part) === 'callout') return lacksWords ? [issue('page.callout', path)] : []
  return lacksWords || isEmpty('question') ? [issue('page.question', path)] : []
}

const distinct = (issues: readonly Issue[]) => [
  ...new Map(issues.map((each) => [JSON.stringify(each), each])).values(),
]
