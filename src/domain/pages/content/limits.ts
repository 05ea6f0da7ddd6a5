import { fail, ok, type Result } from '@/domain/result'

/** What a page may measure (rule L20). */
export const PAGE_LIMITS = {
  /** Characters of one language, as the editor stores them. */
  length: 300_000,
  /** Objects and lists around a value; a list in a list takes four. */
  nesting: 50,
  lists: 10,
  columns: 12,
  rows: 200,
}

/**
 * Size and nesting of a rich text. Checked before anything else reads it: what goes through it part by part would need more memory
 * or stack than there is.
 */
export function checkSize(content: unknown, path: string): Result<object> {
  const { length, lists, nesting } = PAGE_LIMITS
  if (isDeeper(content, nesting + 1)) return fail('page.nesting', path, { lists })
  const isTooLong = languagesOf(content).some((one) => (JSON.stringify(one)?.length ?? 0) > length)
  return isTooLong ? fail('page.length', path, { length }) : ok({})
}

/** The rich texts in a value: itself, or one of each language. */
function languagesOf(content: unknown): unknown[] {
  const isObject = typeof content === 'object' && content !== null
  return isObject && !('root' in content) ? Object.values(content) : [content]
}

function isDeeper(content: unknown, most: number): boolean {
  const left: { value: unknown; depth: number }[] = [{ value: content, depth: 1 }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next
    if (typeof value !== 'object' || value === null) continue
    if (depth > most) return true
    for (const inner of Object.values(value)) left.push({ value: inner, depth: depth + 1 })
  }
  return false
}
