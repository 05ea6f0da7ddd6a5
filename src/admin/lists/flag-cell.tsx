import type { CellProps } from '@/admin/lists/cell-props'
import { adminWords } from '@/admin/parts/words'

/** Yes or no in a list; Payload's own cell says `true` and `false`. */
export function FlagCell({ cellData, i18n }: CellProps) {
  return adminWords(i18n, 'productEdit.values')(cellData === true ? 'yes' : 'no')
}
