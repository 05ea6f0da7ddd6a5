import { isId } from '@/domain/values/id'
import { INQUIRY_STATUSES, type InquiryStatus } from '@/domain/talk/support/inquiry'
import { inquiryPages, listInquiries } from './list-inquiries'
import { PanelMoment } from '@/admin/parts/panel-moment'
import { PanelPages } from '@/admin/parts/panel-pages'
import { pageIn } from '@/domain/values/page-count'
import { PanelTabs } from '@/admin/parts/panel-tabs'
import { adminScreen, type ScreenProps } from '@/admin/frame/admin-screen'
import { adminWords } from '@/admin/parts/words'
import { OneInquiry } from './one-inquiry'

/** Messages of the partnership form: a list by status, or one of them with its answer (rule T29). */
export const InquiriesScreen = adminScreen('inquiries', ({ query, ...props }) =>
  query.id && isId(query.id) ? (
    <OneInquiry inquiry={query.id} {...props} />
  ) : (
    <InquiryList
      status={INQUIRY_STATUSES.find((each) => each === query.status) ?? 'new'}
      page={pageIn(query.page)}
      {...props}
    />
  ),
)

type Props = Omit<ScreenProps, 'query'> & { status: InquiryStatus; page: number }

async function InquiryList({ i18n, locale, status, page }: Props) {
  const t = adminWords(i18n, 'staff.inquiries')
  const lines = await listInquiries(status, page)
  const path = (to: InquiryStatus, at = 1) => `/admin/inquiries?status=${to}${at > 1 ? `&page=${at}` : ''}`
  return (
    <>
      <PanelTabs
        label={t('filter')}
        chosen={status}
        tabs={INQUIRY_STATUSES.map((key) => ({ key, label: t(`statuses.${key}`), href: path(key) }))}
      />
      {lines.length === 0 ? <p>{t('none')}</p> : null}
      <ul className="panel-list">
        {lines.map(({ id, name, company, excerpt, at }) => (
          <li key={id}>
            <a href={`/admin/inquiries?id=${id}`}>{company ? `${name}, ${company}` : name}</a>
            <span className="panel-words">{excerpt}</span>
            <span className="panel-muted">
              <PanelMoment at={at} locale={locale} />
            </span>
          </li>
        ))}
      </ul>
      <PanelPages
        i18n={i18n}
        page={page}
        pages={inquiryPages(lines[0]?.total ?? 0)}
        href={(at) => path(status, at)}
      />
    </>
  )
}
