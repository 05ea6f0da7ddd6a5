import { statesOfLanguages } from '@/admin/pages/states-of-languages'
import type { CellProps } from '@/admin/lists/cell-props'
import { adminWords } from '@/admin/words'

/** How the translations of a page stand, in a list. */
export function LanguagesCell({ cellData, i18n }: CellProps) {
  const t = adminWords(i18n, 'staff.pages')
  return statesOfLanguages(cellData).map(({ locale, state }) => (
    <span key={locale} className={state === 'upToDate' ? 'admin-badge' : 'admin-badge admin-badge-persimmon'}>
      {t('language', { locale, state })}
    </span>
  ))
}
