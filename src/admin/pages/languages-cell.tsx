import { statesOfLanguages } from '@/admin/pages/states-of-languages'
import type { CellProps } from '@/admin/lists/cell-props'
import { adminWords } from '@/admin/parts/words'

/** How the translations of a page stand, in a list. */
export function LanguagesCell({ cellData, i18n }: CellProps) {
  const t = adminWords(i18n, 'staff.pages')
  const states = statesOfLanguages(cellData)
  if (states.length > 0 && states.every(({ state }) => state === 'upToDate'))
    return <span className="admin-badge">{t('allUpToDate')}</span>
  return (
    <div className="admin-badges">
      {states.map(({ locale, state }) => (
        <span
          key={locale}
          className={state === 'upToDate' ? 'admin-badge' : 'admin-badge admin-badge-persimmon'}
        >
          {t('language', { locale, state })}
        </span>
      ))}
    </div>
  )
}
