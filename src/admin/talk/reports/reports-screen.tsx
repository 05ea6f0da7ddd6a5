import { isId } from '@/domain/values/id'
import { colon } from '@/domain/locale'
import { listReports, pagesOf, type ReportedLine } from '@/admin/talk/moderation/list-reports'
import { adminScreen, type ScreenProps } from '@/admin/frame/admin-screen'
import { PanelMoment } from '@/admin/parts/panel-moment'
import { PanelPages } from '@/admin/parts/panel-pages'
import { pageIn } from '@/domain/values/page-count'
import { PanelTabs } from '@/admin/parts/panel-tabs'
import { adminWords } from '@/admin/parts/words'
import { ReportedThing } from './reported-thing'

/** What members have reported: a list by thing, or one of them with its reports and the decision (rule T27). */
export const ReportsScreen = adminScreen('reports', ({ query, ...props }) =>
  query.id && isId(query.id) ? (
    <ReportedThing report={query.id} {...props} />
  ) : (
    <ReportList status={query.status === 'closed' ? 'closed' : 'open'} page={pageIn(query.page)} {...props} />
  ),
)

type Props = Omit<ScreenProps, 'query'> & { status: 'open' | 'closed'; page: number }

async function ReportList({ i18n, locale, status, page }: Props) {
  const t = adminWords(i18n, 'staff.reports')
  const lines = await listReports(status, page, locale)
  const path = (to: string, at = 1) => `/admin/reports?status=${to}${at > 1 ? `&page=${at}` : ''}`
  return (
    <>
      <PanelTabs
        label={t('filter')}
        chosen={status}
        tabs={(['open', 'closed'] as const).map((key) => ({ key, label: t(`tabs.${key}`), href: path(key) }))}
      />
      {lines.length === 0 ? <p>{t(status === 'open' ? 'noneOpen' : 'noneClosed')}</p> : null}
      <ul className="panel-list">
        {lines.map((line) => (
          <ReportLine key={line.report} line={line} i18n={i18n} locale={locale} />
        ))}
      </ul>
      <PanelPages
        i18n={i18n}
        page={page}
        pages={pagesOf(lines[0]?.total ?? 0)}
        href={(at) => path(status, at)}
      />
    </>
  )
}

type LineProps = Pick<ScreenProps, 'i18n' | 'locale'> & { line: ReportedLine }

function ReportLine({ line, i18n, locale }: LineProps) {
  const t = adminWords(i18n, 'staff.reports')
  const reasons = adminWords(i18n, 'reports.reasons')
  const { report, subject, name, text, count, outcome, at } = line
  return (
    <li>
      <a href={`/admin/reports?id=${report}`}>
        {t(`subjects.${subject}`)}
        {name ? `${colon(locale)}${name}` : ''}
      </a>
      {text ? <span className="panel-words">{text}</span> : null}
      <span>{line.reasons.map((reason) => reasons(reason)).join(' · ')}</span>
      <span className="panel-muted">
        {t('count', { count })}, <PanelMoment at={at} locale={locale} />
        {outcome ? `, ${t(`outcomes.${outcome}`)}` : ''}
      </span>
    </li>
  )
}
