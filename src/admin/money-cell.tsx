import type { DefaultServerCellComponentProps } from 'payload'
import { formatMoney } from '@/domain/money'

/** Money in an admin list, in dollars. */
export function MoneyCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? formatMoney(cellData, 'en') : null
}
