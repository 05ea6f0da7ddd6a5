import { isId } from '@/domain/values/id'
import { findPeople, peoplePages } from './find-people'
import { PanelMoment } from '@/admin/parts/panel-moment'
import { PanelPages } from '@/admin/parts/panel-pages'
import { pageIn } from '@/domain/values/page-count'
import { adminScreen, type ScreenProps } from '@/admin/frame/admin-screen'
import { adminWords } from '@/admin/parts/words'
import { OnePerson } from './one-person'

/** Members: found by name, email, company, number or order; or one of them (rule P29). */
export const PeopleScreen = adminScreen('people', ({ query, ...props }) =>
  query.id && isId(query.id) ? (
    <OnePerson member={query.id} {...props} />
  ) : (
    <PeopleTable asked={query.q ?? ''} page={pageIn(query.page)} {...props} />
  ),
)

type Props = Omit<ScreenProps, 'query'> & { asked: string; page: number }

async function PeopleTable({ i18n, locale, asked, page }: Props) {
  const t = adminWords(i18n, 'staff.people')
  const lines = await findPeople(asked, page)
  const [first] = lines
  return (
    <>
      <form role="search" className="panel-field" action="/admin/people">
        <label className="field-label" htmlFor="people-q">
          {t('find')}
        </label>
        <div className="panel-row">
          <input id="people-q" type="search" name="q" defaultValue={asked} maxLength={200} />
          <button type="submit" className="btn btn--style-secondary btn--size-medium">
            {t('search')}
          </button>
        </div>
      </form>
      <p role="status">{first ? t('count', { count: first.total }) : t('none')}</p>
      <ul className="panel-list">
        {lines.map(({ id, name, email, company, sellerStatus, isSuspended, at }) => (
          <li key={id}>
            <a href={`/admin/people?id=${id}`}>{name ?? email}</a>
            <span>{[name ? email : '', company ?? ''].filter(Boolean).join(', ')}</span>
            <span className="panel-muted">
              {sellerStatus
                ? t(`sellerStatuses.${sellerStatus}`)
                : t(isSuspended ? 'suspendedBuyer' : 'buyer')}
              , <PanelMoment at={at} locale={locale} />
            </span>
          </li>
        ))}
      </ul>
      <PanelPages
        i18n={i18n}
        page={page}
        pages={peoplePages(first?.total ?? 0)}
        href={(at) => `/admin/people?${new URLSearchParams({ q: asked, page: String(at) })}`}
      />
    </>
  )
}
