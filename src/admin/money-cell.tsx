import type { DefaultServerCellComponentProps } from 'payload'
import { formatMoney } from '@/domain/money'
import { localeOf } from './words'

/** Money in an admin list, in dollars. */
export function MoneyCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? formatMoney(cellData, localeOf(i18n)) : null
}
