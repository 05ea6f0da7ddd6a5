import { adminWords } from './words'

type Props = { i18n: { language: string }; page: number; pages: number; href: (page: number) => string }

/** The page before and after this one, and which it is; nothing where there is only one. */
export function PanelPages({ i18n, page, pages, href }: Props) {
  const t = adminWords(i18n, 'staff.paging')
  if (pages <= 1) return null
  return (
    <nav className="panel-row panel-links" aria-label={t('pages')}>
      {page > 1 ? <a href={href(page - 1)}>{t('before')}</a> : null}
      <span className="panel-muted">{t('page', { page, pages })}</span>
      {page < pages ? <a href={href(page + 1)}>{t('next')}</a> : null}
    </nav>
  )
}
