import { chainNote } from '@/domain/staff/audit/chain-note'
import { eventQuery, readEventFilter, readEventPlace } from '@/domain/staff/audit/event-filter'
import { eventWords } from '@/admin/records/audit/events/event-words'
import { listAuditEvents } from '@/admin/records/audit/events/list-audit-events'
import { nameDetails } from '@/admin/records/audit/events/name-details'
import { readChain } from '@/admin/records/audit/events/read-chain'
import { adminScreen } from '@/admin/frame/admin-screen'
import { adminWords } from '@/admin/parts/words'
import { AuditFilter } from './audit-filter'
import { AuditTable } from './audit-table'
import { VerifyChain } from './verify-chain'
import { verifyTexts } from './verify-texts'

const ROWS = 25

/** The audit log with filters, its file, and the verification of its chain (rules A8, A15). */
export const AuditScreen = adminScreen('audit', async ({ i18n, locale, query }) => {
  const t = adminWords(i18n, 'staff.audit')
  const filter = readEventFilter(query)
  const [words, chain, found] = await Promise.all([
    eventWords(locale),
    readChain(),
    listAuditEvents({ filter, after: readEventPlace(query.after), limit: ROWS + 1, locale }),
  ])
  const rows = found.slice(0, ROWS)
  const last = found.length > ROWS ? rows.at(-1) : undefined
  const filtered = eventQuery(query)
  return (
    <>
      <p>{t('about')}</p>
      <VerifyChain
        total={chain.newest?.number ?? 0}
        newest={chain.newest && chainNote(chain.newest)}
        waiting={chain.unchained > 0 ? t('verify.waiting', { count: chain.unchained }) : null}
        texts={verifyTexts(i18n)}
        locale={locale}
      />
      <AuditFilter i18n={i18n} query={query} subjects={words.subjects()} isFiltered={filtered !== ''} />
      <div className="records-actions">
        <a href={`/api/admin-exports/audit?${filtered}`} download="maru-audit.csv">
          {t('export')}
        </a>
        {query.after ? <a href={`/admin/audit?${filtered}`}>{t('newest')}</a> : null}
      </div>
      {rows.length === 0 ? (
        <p role="status">{t('none')}</p>
      ) : (
        <AuditTable rows={rows} words={words} names={await nameDetails(rows)} i18n={i18n} />
      )}
      {last ? (
        <p>
          <a href={`/admin/audit?${eventQuery(query, last)}`}>{t('older')}</a>
        </p>
      ) : null}
    </>
  )
})
