import { isId } from '@/domain/values/id'
import { formatMoney } from '@/domain/money'
import { getOwedSums, listReceivables, receivablePages } from './list-receivables'
import { adminScreen } from '@/admin/frame/admin-screen'
import { dayText } from '@/admin/parts/moment-text'
import { PanelPages } from '@/admin/parts/panel-pages'
import { pageIn } from '@/domain/values/page-count'
import { PanelTabs } from '@/admin/parts/panel-tabs'
import { adminWords } from '@/admin/parts/words'

/** What companies owe for orders on terms, overdue first, with their sums (rule A34). A checkout leads to recording its transfer. */
export const ReceivablesScreen = adminScreen('receivables', async ({ i18n, locale, query }) => {
  const t = adminWords(i18n, 'staff.receivables')
  const overdueOnly = query.show === 'overdue'
  const company = query.company && isId(query.company) ? query.company : undefined
  const page = pageIn(query.page)
  const [rows, sums] = await Promise.all([
    listReceivables({ overdueOnly, company, page }),
    getOwedSums(company),
  ])
  const money = (cents: number) => formatMoney(cents, locale)
  const path = (show: 'all' | 'overdue', at = 1) =>
    `/admin/receivables?show=${show}${company ? `&company=${company}` : ''}${at > 1 ? `&page=${at}` : ''}`
  return (
    <>
      <p>{t('sums', { open: money(sums.open), overdue: money(sums.overdue) })}</p>
      <PanelTabs
        label={t('filter')}
        chosen={overdueOnly ? 'overdue' : 'all'}
        tabs={[
          { key: 'all', label: t('all'), href: path('all') },
          { key: 'overdue', label: t('overdueOnly'), href: path('overdue') },
        ]}
      />
      {rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <div className="admin-table">
          <table>
            <thead>
              <tr>
                {(['due', 'company', 'checkout', 'owed'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.checkout}>
                  <td>
                    {dayText(new Date(row.dueOn), locale)}
                    {row.isOverdue ? (
                      <>
                        {' – '}
                        <strong>{t('isOverdue')}</strong>
                      </>
                    ) : null}
                  </td>
                  <td>
                    <a href={`/admin/collections/companies/${row.company}`}>{row.companyName}</a>
                  </td>
                  <td>
                    <a href={`/admin/collections/checkouts/${row.checkout}`}>{row.number}</a>
                  </td>
                  <td>{money(row.owed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <PanelPages
        i18n={i18n}
        page={page}
        pages={receivablePages(rows[0]?.total ?? 0)}
        href={(at) => path(overdueOnly ? 'overdue' : 'all', at)}
      />
    </>
  )
})
