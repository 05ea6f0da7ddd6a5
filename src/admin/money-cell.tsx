import type { DefaultServerCellComponentProps } from 'payload'
import { formatMoney } from '@/domain/money'

/** Money in a list of the panel: dollars, as it is read everywhere else. */
export function MoneyCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? formatMoney(cellData, 'en') : null
}
