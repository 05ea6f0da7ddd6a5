import type { CellProps } from '@/admin/lists/cell-props'

/** A name in a column of a list, cut where it is longer than that; whole on hover. */
export function NameCell({ cellData }: CellProps) {
  if (typeof cellData !== 'string') return null
  return <span title={cellData}>{cellData}</span>
}
