import type { CellProps } from '@/admin/lists/cell-props'
import { StateBadge } from '@/admin/lists/state-badge'
import { adminWords } from '@/admin/parts/words'

type Props = CellProps & { rowData?: { deletedAt?: unknown } }

/** The state of a row in a list. */
export function StateCell({ cellData, field, i18n, rowData }: Props) {
  if (typeof cellData !== 'string' || cellData === '') return null
  // Whatever a page in the trash was before, readers do not see it.
  if (rowData?.deletedAt)
    return <span className="admin-badge">{adminWords(i18n, 'staff.pages')('trashed')}</span>
  return <StateBadge state={cellData} field={field} i18n={i18n} />
}
