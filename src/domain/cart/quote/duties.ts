import type { Quote } from './quote'

/**
 * Whether import duties fall due on delivery (rules M14, M63): none of goods in Canada, and of goods that their seller imports with
 * duty paid. Null while there is no address, or nothing is ordered.
 */
export function dutiesOf({
  province,
  groups,
}: {
  province: Quote['province']
  groups: readonly Pick<Quote['groups'][number], 'importer'>[]
}): 'none' | 'buyer' | null {
  if (province === null || groups.length === 0) return null
  return groups.some(({ importer }) => importer === 'buyer') ? 'buyer' : 'none'
}
