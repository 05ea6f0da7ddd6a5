import { isId } from '@/domain/values/id'
import { listTranslations, translationPages } from './list-translations'
import { adminScreen, type ScreenProps } from '@/admin/frame/admin-screen'
import { PanelMoment } from '@/admin/parts/panel-moment'
import { PanelPages } from '@/admin/parts/panel-pages'
import { pageIn } from '@/domain/values/page-count'
import { adminWords } from '@/admin/parts/words'
import { OneTranslation } from './one-translation'

/** Listings whose sellers wait for a translation: a list, or one of them with its texts (rules N30, S47). */
export const TranslationsScreen = adminScreen('translations', ({ query, ...props }) =>
  query.id && isId(query.id) ? (
    <OneTranslation draft={query.id} {...props} />
  ) : (
    <TranslationList page={pageIn(query.page)} {...props} />
  ),
)

type Props = Omit<ScreenProps, 'query'> & { page: number }

async function TranslationList({ i18n, locale, page }: Props) {
  const t = adminWords(i18n, 'staff.translations')
  const lines = await listTranslations(page)
  if (lines.length === 0) return <p>{t('none')}</p>
  return (
    <>
      <ul className="panel-list">
        {lines.map(({ id, name, company, at, taker }) => (
          <li key={id}>
            <a href={`/admin/translations?id=${id}`}>{name ?? t('unnamed')}</a>
            <span className="panel-words">
              {[company, taker ? t('takenBy', { name: taker }) : ''].filter(Boolean).join(' · ')}
            </span>
            <span className="panel-muted">
              <PanelMoment at={at} locale={locale} />
            </span>
          </li>
        ))}
      </ul>
      <PanelPages
        i18n={i18n}
        page={page}
        pages={translationPages(lines[0]?.total ?? 0)}
        href={(at) => `/admin/translations${at > 1 ? `?page=${at}` : ''}`}
      />
    </>
  )
}
