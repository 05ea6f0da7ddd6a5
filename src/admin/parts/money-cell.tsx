import type { CellProps } from '@/admin/lists/cell-props'
import { formatMoney } from '@/domain/money'
import { panelLocale } from './words'

/** Money in an admin list, in dollars, right-aligned. */
export function MoneyCell({ cellData, i18n }: CellProps) {
  return typeof cellData === 'number' ? (
    <span className="tw:block tw:text-end tw:whitespace-nowrap tw:tabular-nums">
      {formatMoney(cellData, panelLocale(i18n))}
    </span>
  ) : null
}
