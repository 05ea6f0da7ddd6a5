import type { DefaultServerCellComponentProps } from 'payload'
import { adminWords } from '@/admin/words'

/** Yes or no in a list; Payload's own cell says `true` and `false`. */
export function FlagCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return adminWords(i18n, 'productEdit.values')(cellData === true ? 'yes' : 'no')
}
