import { LOCALES } from '@/domain/locale'
import type { CellProps } from '@/admin/lists/cell-props'
import { adminWords } from '@/admin/parts/words'

/** Which languages lack the alternative text of a picture, in a list (rule L31). */
export function PictureWordsCell({ cellData, i18n }: CellProps) {
  const t = adminWords(i18n, 'staff.pictures')
  if (typeof cellData !== 'string') return null
  const written = cellData.split(' ')
  const lacking = LOCALES.filter((locale) => !written.includes(locale))
  if (lacking.length === 0) return <span className="admin-badge">{t('allWords')}</span>
  return (
    <div className="admin-badges">
      {lacking.map((locale) => (
        <span key={locale} className="admin-badge admin-badge-persimmon">
          {t('lacking', { locale })}
        </span>
      ))}
    </div>
  )
}
