import type { CellProps } from '@/admin/lists/cell-props'
import { StateBadge } from '@/admin/lists/state-badge'

/** The state of a row in a list. */
export function StateCell({ cellData, field, i18n }: CellProps) {
  if (typeof cellData !== 'string' || cellData === '') return null
  return <StateBadge state={cellData} field={field} i18n={i18n} />
}
