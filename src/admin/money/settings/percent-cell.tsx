import type { CellProps } from '@/admin/lists/cell-props'
import { panelLocale } from '@/admin/parts/words'
import { percentFormat } from './percent-format'

/** A rate in an admin list as a percentage; it is stored in millionths. */
export function PercentCell({ cellData, i18n }: CellProps) {
  return typeof cellData === 'number' ? percentFormat(panelLocale(i18n))(cellData) : null
}
