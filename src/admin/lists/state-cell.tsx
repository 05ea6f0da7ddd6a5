import type { DefaultServerCellComponentProps } from 'payload'
import { optionsOf } from '@/admin/lists/options-of'
import { stateTone } from '@/admin/lists/state-tones'

/** The state of a row as a badge, in the words of the marketplace. */
export function StateCell({ cellData, field, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || cellData === '') return null
  const tone = stateTone(cellData)
  const label = optionsOf(field, i18n).find(({ value }) => value === cellData)?.label ?? cellData
  return <span className={tone ? `admin-badge admin-badge-${tone}` : 'admin-badge'}>{label}</span>
}
