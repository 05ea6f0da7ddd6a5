import { PanelMoment } from '@/admin/parts/panel-moment'
import { adminWords, panelLocale } from '@/admin/parts/words'
import { waitingPages, type WaitingPage } from '@/admin/pages/publication/waiting-pages'

type Language = { language: string }

/** Pages that wait for somebody: drafts, schedules, and who works on what (rule A29). */
export async function WaitingPages({ i18n }: { i18n: Language }) {
  const t = adminWords(i18n, 'staff.dashboard.pages')
  const pages = await waitingPages(panelLocale(i18n))
  return (
    <section aria-labelledby="waiting-pages">
      <h2 id="waiting-pages">{t('title')}</h2>
      {pages.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className="panel-list">
          {pages.map((page) => (
            <li key={page.id}>
              <a href={`/admin/collections/pages/${page.id}`}>{page.title}</a>
              <PageState page={page} i18n={i18n} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function PageState({ page, i18n }: { page: WaitingPage; i18n: Language }) {
  const t = adminWords(i18n, 'staff.dashboard.pages')
  const locale = panelLocale(i18n)
  return (
    <>
      {page.draftAt ? (
        <span>
          {t(page.isPublished ? 'changed' : 'draft', {
            hasName: page.savedBy ? 'yes' : 'no',
            name: page.savedBy ?? '',
          })}{' '}
          <PanelMoment at={page.draftAt} locale={locale} />
        </span>
      ) : null}
      {page.plans.map(({ type, at, locale: language, failed }) => (
        <span key={`${type} ${at}`}>
          {failed
            ? t('failed', { type })
            : t(type === 'unpublish' ? 'unpublishes' : 'publishes', { language: language ?? 'all' })}{' '}
          <PanelMoment at={at} locale={locale} />
        </span>
      ))}
      {page.openedBy ? <span className="panel-muted">{t('opened', { name: page.openedBy })}</span> : null}
    </>
  )
}
