import { checkLinks } from '@/domain/values/link'
import type { Locale } from '@/domain/locale'
import { issue, issuesOf, settle, type Issue, type Result } from '@/domain/result'
import { PAGE_LIMITS } from './limits'
import {
  childrenOf,
  partFields,
  partsIn,
  pictureOf,
  SHOWN_BLOCKS,
  SHOWN_PARTS,
  targetOf,
  wordsIn,
  type ContentPart,
} from './parts'

/** The name that an image was sent with, and the languages that it has an alternative text of its own in; by its id. */
export type KnownPictures = ReadonlyMap<string, { name: string; languages: readonly Locale[] }>

type Where = { path: string; site?: string }
type PublishContext = { locale: Locale; pictures: KnownPictures }

/** What a page says is something that the shop can show (rules N27, L19, L20); a published one is finished too (rule L21). */
export function checkContent(
  content: unknown,
  { path, site, published }: Where & { published?: PublishContext },
): Result<object> {
  const parts = partsIn(content)
  const issues = [
    ...issuesOf(checkLinks(content, { path, site })),
    ...parts.flatMap((part) => wrongIn(part, path)),
    ...(published ? parts.flatMap((part) => unfinishedIn(part, path, published)) : []),
  ]
  return settle(distinct(issues), {})
}

/** What is wrong with a page that is published, in each of its languages (rule L21). */
export const checkFinished = (
  texts: readonly (readonly [Locale, unknown])[],
  pictures: KnownPictures,
  where: Where,
): Result<object> =>
  settle(
    texts.flatMap(([locale, content]) =>
      issuesOf(checkContent(content, { ...where, published: { locale, pictures } })),
    ),
    {},
  )

function wrongIn(part: ContentPart, path: string): Issue[] {
  const { type, fields } = part
  if (!isPartShown(part)) return [issue('page.part', path, { part: partName(part) })]
  if (type === 'upload' && !pictureOf(part)) return [issue('page.part', path, { part: type })]
  if (type === 'link' && fields?.linkType === 'internal' && !targetOf(part))
    return [issue('page.linkTarget', path, { words: wordsIn(part).slice(0, 100) })]
  if (type === 'table' && isTooLarge(part)) {
    const { columns, rows } = PAGE_LIMITS
    return [issue('page.table', path, { columns, rows })]
  }
  return []
}

export const isPartShown = (part: ContentPart) =>
  SHOWN_PARTS.includes(part.type) && (part.type !== 'block' || SHOWN_BLOCKS.includes(blockOf(part)))

export const partName = (part: ContentPart) =>
  (part.type === 'block' ? blockOf(part) : part.type).slice(0, 60)

const blockOf = ({ fields }: ContentPart) => String(fields?.blockType ?? '')

function isTooLarge(table: ContentPart): boolean {
  const rows = childrenOf(table)
  const wide = (row: ContentPart) =>
    childrenOf(row).reduce((sum, { colSpan }) => sum + Math.max(1, Number(colSpan) || 1), 0)
  return rows.length > PAGE_LIMITS.rows || rows.some((row) => wide(row) > PAGE_LIMITS.columns)
}

function unfinishedIn(part: ContentPart, path: string, { locale, pictures }: PublishContext): Issue[] {
  const { type } = part
  const fields = partFields(part)
  const isEmpty = (name: string) => !String(fields[name] ?? '').trim()
  if (type === 'upload') {
    const id = pictureOf(part) ?? ''
    const image = pictures.get(id)
    if (!isEmpty('alt') || image?.languages.includes(locale)) return []
    return [issue('page.pictureText', path, { image: image?.name ?? id, language: locale })]
  }
  if (type !== 'block') return []
  const lacksWords = !wordsIn(fields.body)
  if (blockOf(part) === 'callout') return lacksWords ? [issue('page.callout', path)] : []
  return lacksWords || isEmpty('question') ? [issue('page.question', path)] : []
}

const distinct = (issues: readonly Issue[]) => [
  ...new Map(issues.map((each) => [JSON.stringify(each), each])).values(),
]
